import { coverPage } from '@site/src/components/ui/cover-page.ts';
import Icon from '@site/src/components/ui/Icon.tsx';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Panel.module.css';

const wideScreen = '(min-width: 997px)';

interface PanelProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/**
 * A block that stands on the page where there is room, and opens as a sheet where there is not.
 * The sheet is a native popover: it opens without JavaScript and Escape closes it.
 */
export default function Panel({ id, className, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => closeWhenDone(panel.current), []);
  return (
    <div id={id} ref={panel} popover="auto" className={clsx(styles.panel, className)}>
      <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
        <Icon name="close" />
        <span className="visually-hidden">Close</span>
      </button>
      {children}
    </div>
  );
}

/**
 * Closes the sheet as soon as a link in it is followed, or there is room for the panel. While it is
 * open, the page below stays where it is.
 */
export function closeWhenDone(panel: HTMLDivElement | null) {
  const wide = window.matchMedia(wideScreen);
  const close = () => panel?.hidePopover?.();
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const cover = ({ newState }: ToggleEvent) => coverPage(newState === 'open');
  wide.addEventListener('change', close);
  panel?.addEventListener('click', closeOnLink);
  panel?.addEventListener('beforetoggle', cover);
  return () => {
    wide.removeEventListener('change', close);
    panel?.removeEventListener('click', closeOnLink);
    panel?.removeEventListener('beforetoggle', cover);
    coverPage(false);
  };
}

interface PanelButtonProps {
  opens: string;
  className?: string;
  children: ReactNode;
}

/** The button that opens a panel. Visible only where the panel does not stand on the page. */
export function PanelButton({ opens, className, children }: PanelButtonProps) {
  return (
    <button type="button" popoverTarget={opens} className={clsx(styles.button, className)}>
      {children}
    </button>
  );
}
