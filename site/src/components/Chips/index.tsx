import Icon from '@site/src/components/Icon/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** What the list of people means: who may do the task, or whom the page is for. */
  audienceLabel: string;
  audience?: string[];
  minutes?: number;
}

/** Who a page is for and how long it takes. */
export default function Chips({ audienceLabel, audience = [], minutes }: Props) {
  return (
    <ul className={styles.chips}>
      {audience.length > 0 && (
        <li className={styles.chip}>
          <Icon name="person" className={styles.icon} />
          <span>
            <span className={styles.label}>{audienceLabel}:</span> {audience.join(', ')}
          </span>
        </li>
      )}
      {minutes && (
        <li className={styles.chip}>
          <Icon name="clock" className={styles.icon} />
          Takes about {minutes} min
        </li>
      )}
    </ul>
  );
}
