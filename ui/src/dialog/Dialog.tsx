import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  title: ReactNode;
  /** Name of the button that closes it. */
  close: string;
  onClose: () => void;
  /** Whether what is behind it cannot be read meanwhile. */
  veiled?: boolean;
  children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({ title, close, onClose, veiled = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const wasClicked = useRef(false);
  useEffect(() => {
    ref.current?.showModal();
    (firstField(ref.current) ?? ref.current?.querySelector('h2'))?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={veiled ? `${styles.dialog} ${styles.veiled}` : styles.dialog}
      aria-labelledby={titleId}
      // The second click of a double click belongs to the button that has opened this.
      onClickCapture={(click) => {
        if (click.detail > 1 && !wasClicked.current) {
          click.preventDefault();
          click.stopPropagation();
        } else wasClicked.current = true;
      }}
      // React hands on the event of a dialog that was opened inside of this one.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label={close} onClick={() => ref.current?.close()}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** Where somebody goes on: the first field, and not the button that closes it all. */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | undefined {
  const fields = dialog?.querySelectorAll<HTMLElement>(
    'input:not([type=checkbox], [type=radio], [readonly]):enabled, select:enabled, textarea:enabled',
  );
  return [...(fields ?? [])].find((field) => field.checkVisibility());
}
