import styles from './Scene.module.css';

/** A boat on the water, drawn in the color of the company. It says nothing that words do not. */
export function Scene({ calm }: { calm: boolean }) {
  return (
    <div className={styles.scene}>
      <svg className={styles.view} viewBox="0 0 260 190" aria-hidden="true">
        <circle className={styles.sun} cx="222" cy="40" r="24" />
        {!calm && (
          <>
            <path className={styles.sail} d="M118 132V16l74 92h-74zM106 34v74H52z" />
            <path className={styles.hull} d="M34 138h172c-8 26-24 40-46 40H84c-24 0-42-14-50-40z" />
          </>
        )}
      </svg>
      <svg
        className={styles.waves}
        viewBox="0 0 800 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M0 22c50-16 100-16 150 0s100 16 150 0 100-16 150 0 100 16 150 0 100-16 200 0v40H0z"
        />
        <path
          className={styles.near}
          d="M0 38c62-13 125-13 187 0s125 13 187 0 125-13 187 0 125 13 239 0v30H0z"
        />
      </svg>
    </div>
  );
}
