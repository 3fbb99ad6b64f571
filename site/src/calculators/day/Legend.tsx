import styles from './styles.module.css';

interface Props {
  /** What each look stands for; the class sets `--fill`. */
  looks: readonly (readonly [className: string | undefined, text: string])[];
}

/** What the bars of a drawing stand for. The drawing's own label says it in words. */
export default function Legend({ looks }: Props) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {looks.map(([className, text]) => (
        <li key={text} className={className}>
          {text}
        </li>
      ))}
    </ul>
  );
}
