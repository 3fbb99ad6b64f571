import SampleFrame from '../SampleFrame/index.tsx';
import styles from './styles.module.css';
import Value from './Value.tsx';

interface Props {
  title: string;
  value: unknown;
}

/** A JSON document whose objects and lists fold by hand. */
export default function JsonSample({ title, value }: Props) {
  return (
    <SampleFrame title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className={styles.json} data-json tabIndex={0}>
        <Value value={value} level={1} />
      </div>
    </SampleFrame>
  );
}
