import { useId } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  label: string;
  /** Whether only screen readers hear the label. */
  labelHidden?: boolean;
  hint?: string | undefined;
  value: number;
  least: number;
  most: number;
  /** Names of the two buttons: `Fewer`, `More`. */
  fewer: string;
  more: string;
  onChange: (value: number) => void;
}

/** A small whole number with a button on either side. */
export function Stepper(props: StepperProps) {
  const { label, labelHidden, hint, value, least, most, fewer, more, onChange } = props;
  const id = useId();
  const set = (wanted: number) => {
    const next = Math.min(most, Math.max(least, Math.round(wanted)));
    if (Number.isFinite(next) && next !== value) onChange(next);
  };
  return (
    <div className={styles.stepper}>
      <div className={labelHidden ? 'visually-hidden' : styles.words}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <div className={styles.control}>
        <button
          type="button"
          aria-label={`${fewer}: ${label}`}
          aria-disabled={value <= least}
          onClick={() => set(value - 1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => set(event.target.valueAsNumber)}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          aria-label={`${more}: ${label}`}
          aria-disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
      </div>
    </div>
  );
}
