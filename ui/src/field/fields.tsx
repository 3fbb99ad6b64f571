import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './Field.module.css';
import { Field, type FieldWords } from './Field.tsx';

type WithWords<Control> = Omit<Control, 'id'> & FieldWords;

export function TextField({
  label,
  hint,
  error,
  optional,
  ...input
}: WithWords<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}

export function LongTextField({
  label,
  hint,
  error,
  optional,
  ...area
}: WithWords<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea rows={4} {...area} {...control} className={styles.control} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  ...select
}: WithWords<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <select {...select} {...control} className={styles.control} />}
    </Field>
  );
}

/** A box to tick, with its sentence beside it. */
export function TickField({
  label,
  hint,
  error,
  ...input
}: WithWords<InputHTMLAttributes<HTMLInputElement>>) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.tick}>
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
