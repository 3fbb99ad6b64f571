/** Below the sticky bars, in the upper third of the window, a place counts as being read. */
const READING_ZONE = '-120px 0px -65% 0px';

/** Marks in the contents what is being read, and keeps the mark in view. */
export function showReadingPlace(root: HTMLElement, signal: AbortSignal): void {
  const links = new Map(
    [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  );
  const title = root.querySelector('[data-reading]');
  let marked: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement) => {
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'location');
    marked = link;
    if (title) title.textContent = link.textContent;
    keepInView(link);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      const place = (entered?.target as HTMLElement | undefined)?.dataset.place ?? '';
      const link = links.get(place);
      if (link && link !== marked) mark(link);
    },
    { rootMargin: READING_ZONE },
  );
  for (const place of root.querySelectorAll('[data-place]')) observer.observe(place);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Scrolls the list alone; `scrollIntoView` would move the page as well. */
function keepInView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>('[data-scroller]');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const above = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (above < 0 || above > list.clientHeight - link.offsetHeight) {
    list.scrollTop += above - list.clientHeight / 3;
  }
}
