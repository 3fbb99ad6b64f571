import { useEffect, useRef, useState } from 'react';
import styles from './TryItDialog.module.css';

/** The numbered steps of the guide below, to be read while they are done. */
export default function StepsBeside() {
  const place = useRef<HTMLDivElement>(null);
  const [isWide] = useState(() => window.matchMedia('(min-width: 997px)').matches);
  useEffect(() => {
    const copies = [...document.querySelectorAll('article [data-steps]')].flatMap((steps) => [
      ...copyOf(headingOf(steps)),
      ...copyOf(steps.querySelector('ol')),
    ]);
    place.current?.replaceChildren(...copies);
  }, []);
  return (
    <details className={styles.steps} open={isWide}>
      <summary>Steps of this guide</summary>
      <div ref={place} className={styles.copies} />
    </details>
  );
}

/** The heading under which a list stands. */
function headingOf(steps: Element): Element | null {
  let before = steps.previousElementSibling;
  while (before && !/^H[23]$/.test(before.tagName)) before = before.previousElementSibling;
  return before;
}

/** A copy without anchors, of which the page may have each only once. */
function copyOf(element: Element | null): Node[] {
  if (!element) return [];
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('id');
  for (const anchor of copy.querySelectorAll('.hash-link')) anchor.remove();
  return [copy];
}
