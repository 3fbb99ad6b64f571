import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that look at colors, which take as long as all others together. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const noColors = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));

type Rules = 'all' | 'colors' | 'all but colors';

const options = {
  all: { rules: { 'target-size': { enabled: true } } },
  colors: { runOnly: COLOR_RULES },
  'all but colors': { rules: { 'target-size': { enabled: true }, ...noColors } },
};

/** What axe finds on the page, or in a part of it, as it is drawn now, a line each. */
export async function axeFindings(
  page: Page | Frame,
  rules: Rules = 'all',
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await drawAll(page);
  return page.evaluate(
    async ({ chosen, within }) => {
      const { axe } = window as never as { axe: typeof import('axe-core') };
      // Two frames: what watches sizes has seen a new one and has drawn again.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      const { violations } = await axe.run(within, { resultTypes: ['violations'], ...chosen });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { chosen: options[rules], within },
  );
}

/**
 * Draws also what waits until it comes into view: to measure an element that is not drawn, the
 * browser lays out its surroundings anew each time, and puts them over their neighbors.
 */
export async function drawAll(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Texts that stand for the looks of a page that no page before it had. */
export const NEW_LOOKS = '[data-new-look]';

/**
 * Marks a few texts of each look that was not seen before, and says whether there are any. The rules
 * about colors take longer than all others together, and texts of one look pass or fail together.
 */
export async function markNewLooks(page: Page, seen: Set<string>): Promise<boolean> {
  const found = await page.evaluate(markLooks, [...seen]);
  for (const look of found) seen.add(look);
  return found.length > 0;
}

/**
 * Runs in the page. A look is all that the rules about colors depend on, in both modes: the color,
 * what is behind it, whether it counts as large text, and for a link how it differs from the text
 * around it.
 */
function markLooks(seen: string[]): string[] {
  const root = document.documentElement;
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() &&
      (element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
        )),
  );
  const looksIn = (mode: string) => {
    root.setAttribute('data-theme', mode);
    const behind = new Map<Element, string>();
    /** What is painted behind an element, from it outwards up to the first that hides the rest. */
    const groundOf = (at: Element | null): string => {
      if (!at) return '';
      const known = behind.get(at);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
      const own = [
        backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor,
        backgroundImage !== 'none' && backgroundImage,
        opacity !== '1' && opacity,
      ].filter(Boolean);
      const hidesTheRest = backgroundColor.startsWith('rgb(') && opacity === '1';
      const ground = `${own},${hidesTheRest ? '' : groundOf(at.parentElement)}`;
      behind.set(at, ground);
      return ground;
    };
    return texts.map((element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const look = [color, String(isLarge), groundOf(element)];
      if (element.matches('a[href]') && element.parentElement) {
        look.push(textDecorationLine, getComputedStyle(element.parentElement).color);
      }
      return look.join();
    });
  };
  const shown = root.getAttribute('data-theme') ?? '';
  const [light, dark] = [looksIn('light'), looksIn('dark')];
  root.setAttribute('data-theme', shown);
  const withLook = new Map<string, Element[]>();
  for (const [at, element] of texts.entries()) {
    element.removeAttribute('data-new-look');
    const look = `${light[at]} ${dark[at]}`;
    withLook.set(look, [...(withLook.get(look) ?? []), element]);
  }
  for (const look of seen) withLook.delete(look);
  for (const alike of withLook.values()) {
    for (const one of [alike[0], alike[alike.length >> 1], alike.at(-1)]) {
      one?.setAttribute('data-new-look', '');
    }
  }
  return [...withLook.keys()];
}

/** Elements that the page shows now and did not when what it showed was remembered. */
export const NEWLY_SHOWN = '[data-newly-shown]';

type Remembering = { shownBefore: WeakSet<Element> };

/** Remembers which elements the page shows, for `markNewlyShown`. */
export async function rememberShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll('*')].filter((each) => each.checkVisibility());
    (window as never as Remembering).shownBefore = new WeakSet(shown);
  });
}

/**
 * Marks what the page shows since then, the outermost element of it, where it is not built like what
 * an earlier page showed, and says whether there is any.
 */
export async function markNewlyShown(page: Page, seen: Set<string>): Promise<boolean> {
  await page.evaluate(installShapes);
  const found = await page.evaluate(markNewShapes, [...seen]);
  for (const shape of found) seen.add(shape);
  return found.length > 0;
}

/**
 * Runs in the page. A shape is all that rules look at but for the words: elements, classes and
 * attributes, whether there is text, and each kind of child once, however many there are.
 */
function installShapes(): void {
  const isWord =
    /^(id|href|title|alt|src|d|content|value|name|for|datetime|aria-(label|labelledby|describedby|controls)|data-(?!language).*)$/;
  const known = new WeakMap<Element, string>();
  const shapeOf = (element: Element): string => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== 'data-new-look')
      .map(({ name, value }) => (isWord.test(name) ? name + !value.trim() : `${name}=${value}`));
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    const children = new Set([...element.children].map(shapeOf));
    const shape = `${element.tagName} ${attributes.sort()} ${hasText} (${[...children].sort()})`;
    known.set(element, shape);
    return shape;
  };
  Object.assign(window, { shapeOf });
}

type WithShapes = { shapeOf: (element: Element) => string };

/** Runs in the page. */
function markNewShapes(seen: string[]): string[] {
  const { shownBefore, shapeOf } = window as never as Remembering & WithShapes;
  const isNew = (each: Element | null) => each?.checkVisibility() && !shownBefore.has(each);
  const withShape = new Map(
    [...document.querySelectorAll('*')]
      .filter((each) => isNew(each) && !isNew(each.parentElement))
      .map((each) => [shapeOf(each), each]),
  );
  for (const shape of seen) withShape.delete(shape);
  for (const each of withShape.values()) each.setAttribute('data-newly-shown', '');
  return [...withShape.keys()];
}

/** Leaves of each list, table or row of sections what no element before it is built like. */
export async function hideRepeats(page: Page): Promise<void> {
  await page.evaluate(installShapes);
  await page.evaluate(() => {
    const { shapeOf } = window as never as WithShapes;
    const thinOut = (parent: Element) => {
      const seen = new Set<string>();
      for (const child of parent.children) {
        const shape = shapeOf(child);
        // Without one of its cells a row has no longer the columns of its table.
        if (!seen.has(shape) || child.matches('td, th')) thinOut(child);
        else (child as HTMLElement).style.setProperty('display', 'none', 'important');
        seen.add(shape);
      }
    };
    thinOut(document.body);
  });
}

/**
 * Hides what is neither in a part of the page nor beside it: rules that run within a part still walk
 * through and lay out the whole page, which takes minutes on a long one.
 */
export async function hideFarFrom(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    let near = element.parentElement;
    while (near && near !== document.body) {
      for (const other of near.parentElement?.children ?? []) {
        if (other === near) continue;
        (other as HTMLElement).style.setProperty('display', 'none', 'important');
      }
      near = near.parentElement;
    }
  });
}
