import styles from './Scene.module.css';

/** A boat on the water, drawn in the color of the company. It says nothing that words do not. */
export function Scene({ calm }: { calm: boolean }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 640 240"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="548" cy="66" r="30" />
      {!calm && (
        <g className={styles.boat}>
          <path d="M388 168h150c-6 22-20 34-38 34h-72c-20 0-33-13-40-34z" />
          <path className={styles.line} d="M470 166V58l58 84h-58M458 74v68h-44z" />
        </g>
      )}
      <path
        className={styles.far}
        d="M0 190c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0 80-14 160 0v60H0z"
      />
      <path
        className={styles.near}
        d="M0 212c50-12 100-12 150 0s100 12 150 0 100-12 150 0 100 12 190 0v40H0z"
      />
    </svg>
  );
}
