const SELECTOR = '[data-run], [data-provoke]';
const LINKED = '#run=';

/** Runs what the reader presses. The code for that is loaded with the first press. */
export function enableRunning(root: HTMLElement, signal: AbortSignal): void {
  const load = () => import('../runner/index.tsx');
  root.addEventListener(
    'click',
    async ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(SELECTOR);
      if (!button) return;
      const label = button.textContent;
      try {
        const { runFromButton } = await load();
        if (!signal.aborted) runFromButton(button, signal);
      } catch {
        button.textContent = 'Retry';
        setTimeout(() => {
          button.textContent = label;
        }, 5000);
      }
    },
    { signal },
  );
  const follow = async () => {
    if (!window.location.hash.startsWith(LINKED)) return;
    const { openFromLink } = await load();
    if (!signal.aborted) openFromLink(root, window.location.hash, signal);
  };
  void follow();
  window.addEventListener('hashchange', follow, { signal });
}
