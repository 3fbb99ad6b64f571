import styles from './Skeleton.module.css';

/** Where something will be: lines that stand for it while it is on its way. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <p className={styles.label}>{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
