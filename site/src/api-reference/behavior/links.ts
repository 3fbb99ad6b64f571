import type { useHistory } from '@docusaurus/router';

/**
 * Follows links to other pages of the site without loading the page anew, as links do elsewhere, so
 * that what runs in the tab goes on running.
 */
export function followLinks(
  root: HTMLElement,
  history: ReturnType<typeof useHistory>,
  signal: AbortSignal,
): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      const isPage = origin === window.location.origin && pathname.endsWith('/');
      if (!isPage || pathname === window.location.pathname) return;
      event.preventDefault();
      history.push(pathname + search + hash);
    },
    { signal },
  );
}
