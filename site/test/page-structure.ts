import { attributeOf, descendants, type Element, isElement } from '../plugins/search-index/html.ts';
import { textOf } from '../publish/pages.ts';

const HEADING = /^h([1-6])$/g;
const FIELDS = ['input', 'select', 'textarea'];
const LIST_OF: Record<string, readonly string[]> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
};

/**
 * What a program that reads a page aloud would stumble over, a line each, as far as the HTML alone
 * tells: the rules of axe that look at neither colors nor sizes. It takes milliseconds where axe in
 * a browser takes a second.
 */
export function structureFindings(elements: readonly Element[]): string[] {
  const shown = elements.filter((element) => !isHidden(element));
  const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
  const known = new Set(ids);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two elements have the ID ${id}`),
    ...wholePage(shown),
    ...headings(shown),
    ...shown.flatMap((element) => [
      ...unknownReferences(element, known),
      ...(needsName(element) && !nameOf(element, elements)
        ? [`${describe(element)} has no name`]
        : []),
      ...misplaced(element),
      ...(Number(attributeOf(element, 'tabindex') ?? 0) > 0
        ? [`${describe(element)} is out of the order of the keyboard`]
        : []),
    ]),
  ];
}

function wholePage(elements: readonly Element[]): string[] {
  const count = (name: string) => elements.filter(({ tagName }) => tagName === name).length;
  const [html] = elements;
  return [
    ...(html && attributeOf(html, 'lang') ? [] : ['the page does not say its language']),
    ...['main', 'h1', 'title']
      .filter((name) => count(name) !== 1 && (name !== 'title' || count(name) === 0))
      .map((name) => `the page has ${count(name)} ${name}`),
  ];
}

function headings(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ tagName }) =>
    [...tagName.matchAll(HEADING)].map(([, level]) => Number(level)),
  );
  return levels
    .map((level, at) => [levels[at - 1] ?? level, level] as const)
    .filter(([before, level]) => level > before + 1)
    .map(([before, level]) => `an h${level} follows an h${before}`);
}

function unknownReferences(element: Element, known: ReadonlySet<string>): string[] {
  const forms = [
    'aria-labelledby',
    'aria-describedby',
    ...(element.tagName === 'label' ? ['for'] : []),
  ];
  return forms.flatMap((name) =>
    (attributeOf(element, name) ?? '')
      .split(/\s+/)
      .filter((id) => id !== '' && !known.has(id))
      .map((id) => `${describe(element)} refers to ${id}, which is nowhere`),
  );
}

function needsName(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'img') return attributeOf(element, 'alt') === undefined;
  if (tagName === 'input') return attributeOf(element, 'type') !== 'hidden';
  if (tagName === 'svg') return attributeOf(element, 'role') === 'img';
  if (tagName === 'a') return attributeOf(element, 'href') !== undefined;
  return (
    tagName === 'button' ||
    tagName === 'summary' ||
    FIELDS.includes(tagName) ||
    tagName.search(HEADING) === 0
  );
}

/** A name as a screen reader would say it, or at least whether there is one. */
function nameOf(element: Element, all: readonly Element[]): string {
  const given = attributeOf(element, 'aria-label') ?? attributeOf(element, 'aria-labelledby');
  if (given?.trim()) return given;
  if (FIELDS.includes(element.tagName)) return labelOf(element, all);
  const inside = [...descendants(element)].filter(isElement).filter((each) => !isHidden(each));
  const spoken = inside.map(
    (each) => attributeOf(each, 'aria-label') ?? attributeOf(each, 'alt') ?? '',
  );
  return [textOf(element), ...spoken, attributeOf(element, 'title') ?? ''].join('').trim();
}

function labelOf(element: Element, all: readonly Element[]): string {
  const id = attributeOf(element, 'id');
  const label = all.find(
    (each) =>
      each.tagName === 'label' &&
      ((id !== undefined && attributeOf(each, 'for') === id) ||
        [...descendants(each)].includes(element)),
  );
  const own = attributeOf(element, 'title') ?? attributeOf(element, 'value') ?? '';
  return (label ? textOf(label) : own).trim();
}

function misplaced(element: Element): string[] {
  const parents = LIST_OF[element.tagName];
  const parent = parentOf(element);
  const isInteractive = (each: Element) =>
    each.tagName === 'button' || (each.tagName === 'a' && attributeOf(each, 'href') !== undefined);
  const around = isInteractive(element) ? ancestors(element).find(isInteractive) : undefined;
  return [
    ...(parents && parent && !parents.includes(parent.tagName) && !attributeOf(parent, 'role')
      ? [`${describe(element)} is not in a list`]
      : []),
    ...(around ? [`${describe(element)} is inside of ${describe(around)}`] : []),
  ];
}

function isHidden(element: Element): boolean {
  return [element, ...ancestors(element)].some(
    (each) =>
      attributeOf(each, 'aria-hidden') === 'true' ||
      attributeOf(each, 'hidden') !== undefined ||
      each.tagName === 'template',
  );
}

function ancestors(element: Element): Element[] {
  const parent = parentOf(element);
  return parent ? [parent, ...ancestors(parent)] : [];
}

function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined;
}

function describe(element: Element): string {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value.slice(0, 60)}"`);
  return `<${element.tagName}${attributes.join('')}>`;
}
