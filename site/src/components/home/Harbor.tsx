import styles from './Harbor.module.css';

/** A dock with three boats and a slipway, drawn in lines that take their colors from the tokens. */
export default function Harbor({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <g className={styles.far}>
        <circle cx="330" cy="92" r="30" />
        <path d="M-60 268c40-24 90-40 150-46s92-16 150-8 84 10 128-2 90-8 136-12 100-14 260-2" />
        <path d="M404 78q9-9 16 0 8-9 16 0M452 104q7-7 13 0 7-7 13 0M252 118q6-6 11 0 6-6 11 0" />
        <path d="M246 230v-62l26 52h-26M240 230v-40l-14 32h14M222 232h56l-8 10h-40z" />
      </g>

      <g className={styles.solid}>
        <path d="M548 156h144v66H548z" />
        <path d="M534 160l86-46 86 46" />
        <path d="M596 222v-42h48v42M620 180v42" />
        <path d="M566 178h16v16h-16zM658 178h16v16h-16z" />
      </g>
      <path className={styles.signal} d="M620 114V82h30l-8 8 8 8h-30" />

      <g className={styles.solid}>
        <path d="M404 222h1000v10H404z" />
        <path d="M424 232v46M484 232v46M548 232v46M612 232v46M676 232v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46m64-46v46" />
        <path d="M424 256l60-24M484 256l64-24" />
        <path d="M436 222v-12h10v12M508 222v-12h10v12" />
        <path d="M472 222v-74q0-10 10-10h8M484 138h14l-3 12h-8z" />
      </g>
      <g className={styles.thin}>
        <path d="M452 222v10M484 222v10M516 222v10M548 222v10M580 222v10M612 222v10M644 222v10M676 222v10M708 222v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10m32-10v10" />
      </g>
      <g className={styles.signal}>
        <circle cx="472" cy="184" r="9" />
        <circle cx="472" cy="184" r="4" />
      </g>

      <g className={styles.rail}>
        <path d="M566 232l-84 56M592 232l-72 56" />
        <path d="M556 240h28M541 250h30M526 260h32M511 270h33" />
      </g>

      <g className={styles.boatFirst}>
        <path className={styles.solid} d="M18 226c6 22 14 36 26 42h128c26-4 40-20 48-48l-70 6z" />
        <path
          className={styles.solid}
          d="M58 225l10-34h78l26 32M74 186h66M92 186v-22M92 164l20 8-20 8"
        />
        <path
          className={styles.thin}
          d="M78 200h16v14H74zM104 200h18v14h-18zM132 200h10l12 13h-22zM30 246h182"
        />
      </g>
      <g className={styles.boatSecond}>
        <path className={styles.solid} d="M246 244c4 14 12 22 26 25h70c16-2 26-12 32-29l-56 4z" />
        <path className={styles.solid} d="M304 243v-26h26l8 24M322 217v-8" />
        <path className={styles.thin} d="M260 255h102M270 244v-8h22v8" />
      </g>
      <g className={styles.boatThird}>
        <path className={styles.solid} d="M384 252c3 10 9 16 20 18h42c12-1 20-8 24-20l-40 3z" />
        <path className={styles.thin} d="M396 261h66M406 252v-7h18v7M444 251l10-10" />
      </g>
      <path className={styles.rope} d="M370 242q36 22 71-32M466 252q30-8 47-42" />

      <g className={styles.water}>
        <path d="M0 272q14-7 28 0t28 0 28 0 28 0M160 276q14-7 28 0t28 0 28 0M290 274q14-7 28 0t28 0 28 0 28 0M452 282q12-6 24 0t24 0M560 276q14-7 28 0t28 0 28 0M680 280q12-6 24 0t16 0" />
        <path d="M40 288q14-7 28 0t28 0M216 290q14-7 28 0t28 0M390 290q14-7 28 0t28 0 28 0M600 292q14-7 28 0t28 0" />
      </g>
    </svg>
  );
}
