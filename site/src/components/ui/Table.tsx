import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './Table.module.css';

/** A table that scrolls inside the page where it is too wide, also by keyboard. */
export default function Table(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  // True until it is measured, so that it scrolls by keyboard without scripts too.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    // The table grows without its frame when its font arrives.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  const scroller = scrolls ? { role: 'group', 'aria-label': 'Wide table', tabIndex: 0 } : {};
  return (
    <div ref={frame} className={styles.frame} {...scroller}>
      <table {...props} />
    </div>
  );
}
