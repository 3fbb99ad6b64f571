import { colorsOfJson, readColors, type TokenKind } from '../../samples/token-colors.ts';

/** How far from the window a sample gets its colors. */
const NEARBY = '50% 0px';

/**
 * Colors the samples near the window, and returns how to color those that came later. The ranges of a text can be colored without an element for
 * each token; a page with a thousand samples of code stays small that way.
 */
export function colorSamples(root: HTMLElement, signal: AbortSignal): () => void {
  if (!('highlights' in CSS)) return () => {};
  const colored = new Map<Element, ColoredRange[]>();
  const forget = (sample: Element) => {
    for (const { kind, range } of colored.get(sample) ?? []) highlightOf(kind).delete(range);
    colored.delete(sample);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        forget(target);
        if (!isIntersecting) continue;
        const ranges = rangesIn(target as HTMLElement);
        for (const { kind, range } of ranges) highlightOf(kind).add(range);
        colored.set(target, ranges);
      }
    },
    { rootMargin: NEARBY },
  );
  const observeAll = () => {
    for (const sample of root.querySelectorAll('[data-colors], [data-json]')) {
      observer.observe(sample);
    }
  };
  observeAll();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const sample of [...colored.keys()]) forget(sample);
  });
  return () => !signal.aborted && observeAll();
}

interface ColoredRange {
  kind: TokenKind;
  range: StaticRange;
}

function highlightOf(kind: TokenKind): Highlight {
  const name = `code-${kind}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

/** The tokens come in the order of the text, which can be in several nodes. */
function rangesIn(sample: HTMLElement): ColoredRange[] {
  const { colors = '', json } = sample.dataset;
  const tokens = json === undefined ? readColors(colors) : colorsOfJson(sample.textContent);
  const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode() as Text | null;
  let passed = 0;
  const placeOf = (position: number): [Text, number] | undefined => {
    while (text && position > passed + text.length) {
      passed += text.length;
      text = texts.nextNode() as Text | null;
    }
    return text ? [text, position - passed] : undefined;
  };
  return tokens.flatMap(({ kind, start, end }) => {
    const [from, to] = [placeOf(start), placeOf(end)];
    if (!from || !to) return [];
    const [startContainer, startOffset] = from;
    const [endContainer, endOffset] = to;
    const range = new StaticRange({ startContainer, startOffset, endContainer, endOffset });
    return [{ kind, range }];
  });
}
