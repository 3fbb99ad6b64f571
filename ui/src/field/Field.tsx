import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, as a sentence; nothing when it is right. */
  error?: string | undefined;
  /** The word for a field that may stay empty. */
  optional?: string | undefined;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** The ID of the label of a control: what else belongs to the field is described by it. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`;
}

/** A label, a control, a hint and an error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={styles.field}>
      <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
