import { useRef, useState } from 'react';
import styles from '../field/Field.module.css';
import { type ControlProps, labelIdOf } from '../field/Field.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import box from './DateBox.module.css';
import { datePattern } from './typed-date.ts';
import { useRefusedSubmit } from './use-refused-submit.ts';
import type { useTypedDate } from './use-typed-date.ts';
import type { DateWriting } from './writing.ts';

export interface DateBoxProps {
  writing: DateWriting;
  /** `2026-06-05`; empty for none, and while what is typed is no date that the field takes. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether a button opens a calendar. */
  calendar?: boolean | undefined;
}

interface WithText extends DateBoxProps {
  control: ControlProps;
  typed: ReturnType<typeof useTypedDate>;
}

/** The box for a date and the button of its calendar, without a label. */
export function DateBox(props: WithText) {
  const { writing, value, min, max, required, disabled, calendar = true, control, typed } = props;
  const whole = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useRefusedSubmit(input, typed.problem !== undefined);
  return (
    <div ref={whole} className={calendar ? `${box.date} ${box.withButton}` : box.date}>
      <input
        {...typed.control}
        {...control}
        ref={input}
        className={styles.control}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={datePattern(writing.date)}
        required={required}
        disabled={disabled}
        onKeyDown={(event) => {
          if (calendar && event.altKey && event.key === 'ArrowDown') setOpen(true);
          else typed.control.onKeyDown(event);
        }}
      />
      {calendar && (
        <button
          type="button"
          aria-label={writing.words.openCalendar}
          aria-describedby={labelIdOf(control.id)}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 5h14v12H3zM3 9h14M7 2.5v4M13 2.5v4" />
          </svg>
        </button>
      )}
      {isOpen && (
        <CalendarDialog
          writing={writing}
          value={value}
          min={min}
          max={max}
          canClear={!required}
          beside={whole}
          onChoose={typed.choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
