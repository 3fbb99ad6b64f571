import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

/** `ui/README.md` says what each is for and where it stands. */
type Look = 'primary' | 'secondary' | 'quiet' | 'caution' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** What is being waited for. The button stays in place and does nothing meanwhile. */
  busy?: ReactNode;
  wide?: boolean;
}

export function Button({
  look = 'secondary',
  busy,
  wide,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = Boolean(busy);
  return (
    <button
      type="button"
      {...rest}
      className={classesOf(look, wide)}
      // Not `disabled`: that would take the focus away from whoever pressed it.
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  look?: Look;
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ look = 'secondary', wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classesOf(look, wide)}>
      {children}
    </a>
  );
}

function classesOf(look: Look, wide?: boolean): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}
