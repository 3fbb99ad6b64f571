import { useRef, useState } from 'react';
import styles from '../field/Field.module.css';
import { type ControlProps, Field, type FieldWords, labelIdOf } from '../field/Field.tsx';
import box from './DateBox.module.css';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import { isWholeTime, readTime, writtenTime } from './typed-time.ts';
import { useRefusedSubmit } from './use-refused-submit.ts';
import { useTypedDate } from './use-typed-date.ts';
import { useTypedText } from './use-typed-text.ts';
import type { DateWriting } from './writing.ts';

export interface DateFieldProps extends FieldWords, DateBoxProps {
  onChange: (value: string) => void;
  /** The name of the value in its form. */
  name?: string;
}

/** A date, typed as its reader writes dates or in many other ways, or chosen from a calendar. */
export function DateField({
  label,
  hint,
  error,
  optional,
  name,
  onChange,
  ...date
}: DateFieldProps) {
  const typed = useTypedDate({ ...date, onChange: (value) => onChange(value) });
  return (
    <Field label={label} hint={hint} error={typed.problem ?? error} optional={optional}>
      {(control) => (
        <>
          <DateBox {...date} control={control} typed={typed} />
          {name && <input type="hidden" name={name} value={date.value} />}
        </>
      )}
    </Field>
  );
}

export interface TimeFieldProps extends FieldWords {
  writing: DateWriting;
  /** `21:30`; empty for none, and while what is typed is no time. */
  value: string;
  onChange: (value: string) => void;
  /** The name of the value in its form. */
  name?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A time of the day, typed as its reader writes times or in many other ways. */
export function TimeField({
  label,
  hint,
  error,
  optional,
  writing,
  value,
  onChange,
  name,
  ...input
}: TimeFieldProps) {
  const typed = useTypedTime(writing, value, onChange);
  return (
    <Field label={label} hint={hint} error={typed.problem ?? error} optional={optional}>
      {(control) => (
        <>
          <TimeBox {...input} writing={writing} typed={typed} {...control} />
          {name && <input type="hidden" name={name} value={value} />}
        </>
      )}
    </Field>
  );
}

/** A date with a time beside it; both may be typed into the first box. */
export function DateTimeField({
  label,
  hint,
  error,
  optional,
  onChange,
  name,
  ...date
}: DateFieldProps) {
  const { writing, required, disabled } = date;
  // While one of the two is missing there is no value, and the other stays.
  const [kept, setKept] = useState(() => splitOf(date.value));
  const parts = date.value ? splitOf(date.value) : kept;
  const give = (next: Parts) => {
    setKept(next);
    onChange(next.date && next.time ? `${next.date}T${next.time}` : '');
  };
  const day = useTypedDate({
    ...date,
    value: parts.date,
    time: parts.time,
    onChange: (next, time = parts.time) => give({ date: next, time }),
  });
  const clock = useTypedTime(writing, parts.time, (time) => give({ ...parts, time }));
  const problem = day.problem ?? clock.problem ?? error;
  return (
    <Field label={label} hint={hint} error={problem} optional={optional}>
      {(control) => (
        <div className={box.withTime}>
          <DateBox
            {...date}
            value={parts.date}
            control={{ ...control, 'aria-invalid': (day.problem ?? error) ? true : undefined }}
            typed={day}
          />
          <TimeBox
            writing={writing}
            typed={clock}
            required={required}
            disabled={disabled}
            aria-label={writing.words.time}
            aria-describedby={[labelIdOf(control.id), control['aria-describedby']].join(' ')}
            aria-invalid={clock.problem ? true : undefined}
          />
          {name && <input type="hidden" name={name} value={date.value} />}
        </div>
      )}
    </Field>
  );
}

interface Parts {
  date: string;
  time: string;
}

function splitOf(value: string): Parts {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

function useTypedTime(writing: DateWriting, value: string, onChange: (value: string) => void) {
  const { time: format, words } = writing;
  const { unread, control } = useTypedText({
    value,
    written: writtenTime(value, format),
    isWhole: isWholeTime,
    read: (text) => readTime(text, format),
    onChange,
  });
  const problem = unread === null ? undefined : words.notATime(writtenTime('09:30', format));
  return { control, problem };
}

interface TimeBoxProps extends Partial<ControlProps> {
  writing: DateWriting;
  typed: ReturnType<typeof useTypedTime>;
  'aria-label'?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

function TimeBox({ writing, typed, ...input }: TimeBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useRefusedSubmit(box, typed.problem !== undefined);
  const hasHalves = writing.time.resolvedOptions().hour12;
  return (
    <input
      {...typed.control}
      {...input}
      ref={box}
      className={styles.control}
      type="text"
      inputMode={hasHalves ? 'text' : 'numeric'}
      autoComplete="off"
    />
  );
}
