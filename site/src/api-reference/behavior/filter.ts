import { resultsUrl } from '../../search/results-url.ts';

/** Narrows the contents down to what the reader types, and lets the arrow keys walk through them. */
export function followFilter(root: HTMLElement, signal: AbortSignal): void {
  const contents = root.querySelector<HTMLElement>('[data-contents]');
  const filter = contents?.querySelector<HTMLInputElement>('[data-filter]');
  const none = contents?.querySelector<HTMLElement>('[data-none]');
  if (!contents || !filter || !none) return;
  const apply = () => {
    const typed = filter.value.trim();
    const isFound = narrow(contents, typed, titleOf) || narrow(contents, typed, textOf);
    none.replaceChildren(...(isFound ? [] : nothingFor(typed)));
  };
  if (filter.value !== '') apply();
  filter.addEventListener('input', apply, { signal });
  contents.addEventListener('keydown', (event) => walk(event, contents, filter, apply), { signal });
}

function titleOf({ textContent, dataset }: HTMLElement): string {
  return `${textContent} ${dataset.keywords ?? ''}`;
}

function textOf(link: HTMLElement): string {
  return `${titleOf(link)} ${link.dataset.holds ?? ''}`;
}

function nothingFor(typed: string): (string | HTMLElement)[] {
  const search = document.createElement('a');
  search.href = resultsUrl(typed);
  search.textContent = 'Search the whole site';
  return [`Nothing found for “${typed}”. `, search];
}

/** Leaves the links whose words hold everything typed, and says whether there are any. */
function narrow(
  contents: HTMLElement,
  typed: string,
  wordsOf: (link: HTMLElement) => string,
): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  let found = 0;
  for (const group of contents.querySelectorAll<HTMLElement>('[data-group]')) {
    let inGroup = 0;
    for (const link of group.querySelectorAll('a')) {
      const text = wordsOf(link).toLowerCase();
      const fits = words.every((word) => text.includes(word));
      if (link.parentElement) link.parentElement.hidden = !fits;
      if (fits) inGroup += 1;
    }
    group.hidden = inGroup === 0;
    found += inGroup;
  }
  return found > 0;
}

function walk(
  event: KeyboardEvent,
  contents: HTMLElement,
  filter: HTMLInputElement,
  apply: () => void,
): void {
  if (event.key === 'Escape' && filter.value !== '') {
    event.preventDefault();
    filter.value = '';
    apply();
    filter.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...contents.querySelectorAll<HTMLElement>('a')].filter((link) =>
    link.checkVisibility(),
  );
  const stops = [filter, ...links];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}
