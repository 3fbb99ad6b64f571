import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './CalendarDialog.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { addMonths, inMonth, isDay, monthOf, noonOf } from './month.ts';
import { isWithin } from './typed-date.ts';
import type { DateWriting } from './writing.ts';

interface CalendarDialogProps {
  writing: DateWriting;
  /** The day that is chosen; empty for none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Whether the field may be emptied. */
  canClear?: boolean;
  /** What it opens beside. */
  beside: RefObject<HTMLElement | null>;
  onChoose: (day: string) => void;
  onClose: () => void;
  /** A field above the month. */
  children?: ReactNode;
}

/** A month to choose a day from, beside its field; on a phone at the lower edge. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { writing, value, min = '0001-01-01', max = '9999-12-31', beside } = props;
  const { formats, today, words } = writing;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const first = within(isDay(value) ? value : today, min, max);
  const [active, setActive] = useState(first);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setActive(first);
  }
  const month = monthOf(active);

  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened || opened.open) return;
    opened.showModal();
    if (beside.current) place(opened, beside.current.getBoundingClientRect());
    opened.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
  }, [beside]);

  // Closed first, so that the focus goes back to what has opened it.
  const choose = (day: string) => {
    dialog.current?.close();
    props.onChoose(day);
  };
  const turn = (step: number) =>
    setActive(within(inMonth(active, addMonths(month, step)), min, max));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.chooseDay}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) props.onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) dialog.current?.close();
      }}
      // Escape closes this alone, and what is typed here is no key of the page.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        {props.children}
        <div className={styles.head}>
          <button
            type="button"
            aria-label={words.monthBefore}
            disabled={month <= monthOf(min)}
            onClick={() => turn(-1)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M10 3L5 8l5 5" />
            </svg>
          </button>
          <div id={titleId} className={styles.month} aria-live="polite">
            {formats.month(noonOf(`${month}-01`))}
          </div>
          <button
            type="button"
            aria-label={words.monthAfter}
            disabled={month >= monthOf(max)}
            onClick={() => turn(1)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 3l5 5-5 5" />
            </svg>
          </button>
        </div>
        <div className={styles.days}>
          <MonthGrid
            month={month}
            labelledBy={titleId}
            formats={formats}
            today={today}
            chosen={value}
            active={active}
            min={min}
            max={max}
            setActive={setActive}
            dayOf={(date) => ({ takes: isWithin(date, { min, max }) })}
            onChoose={choose}
          />
        </div>
        <div className={styles.foot}>
          {isWithin(today, { min, max }) && (
            <button type="button" onClick={() => choose(today)}>
              {words.today}
            </button>
          )}
          {props.canClear && value && (
            <button type="button" onClick={() => choose('')}>
              {words.clear}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function within(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}

const GAP = 4;
const EDGE = 8;

/** Below the field or, where there is no room, above it; never out of the window. */
function place(dialog: HTMLDialogElement, field: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = field.bottom + GAP;
  const above = field.top - GAP - height;
  const top = below + height <= clientHeight - EDGE || above < EDGE ? below : above;
  const kept = (wanted: number, room: number) => Math.max(EDGE, Math.min(wanted, room - EDGE));
  dialog.style.setProperty('--left', `${kept(field.left, clientWidth - width)}px`);
  dialog.style.setProperty('--top', `${kept(top, clientHeight - height)}px`);
}
