/** Paper cannot be unfolded: everything is open while the page is printed. */
export function openForPrinting(root: HTMLElement, signal: AbortSignal): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener(
    'beforeprint',
    () => {
      opened = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const details of opened) details.open = true;
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const details of opened) details.open = false;
    },
    { signal },
  );
}
