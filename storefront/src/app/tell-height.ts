import type { Host } from '../embedding/connect-to-host.ts';

/** Tells the page around the form how high it is, now and whenever that changes. */
export function tellHeight(host: Host): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) host.tell({ type: 'height', height: Math.ceil(entry.contentRect.height) });
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}
