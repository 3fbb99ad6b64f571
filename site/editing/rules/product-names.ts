import { LABELS } from '../dashboard-labels.ts';
import type { Page } from '../page.ts';
import type { Passage } from '../passages.ts';
import { MESSAGE_FIELDS, NAMES_IN_COLUMNS, PRODUCT_NAMES } from '../product-names.ts';
import { routeOf } from '../routes.ts';
import type { Fault, Rule } from '../rule.ts';
import { rowsOf } from '../tables.ts';
import { lineOf, nodesIn } from '../tree.ts';

type Finding = Omit<Fault, 'page'>;

/** A thing has one name on all pages: price rules, conditions, message fields, courses, buttons. */
export const productNames: Rule = {
  name: 'names of the product',
  check: (pages) => {
    const courses = coursesAmong(pages);
    return pages.flatMap((page) =>
      [
        ...page.passages.flatMap((passage) => [
          ...otherNames(passage),
          ...otherLabels(passage),
          ...otherTitles(passage, courses),
        ]),
        ...otherConditions(page),
        ...otherFields(page),
      ].map((finding) => ({ page, ...finding })),
    );
  },
};

function* otherNames({ text, line }: Passage): Generator<Finding> {
  for (const { name, never } of PRODUCT_NAMES) {
    const [found] = never.exec(text) ?? [];
    if (found) yield { line, says: `'${found}' has another name: ${name}. Use that one.` };
  }
}

function* otherConditions(page: Page): Generator<Finding> {
  for (const { line, cells, header } of rowsOf(page).values()) {
    for (const { column, wrong, right } of NAMES_IN_COLUMNS) {
      if (cells[header.indexOf(column)] !== wrong) continue;
      yield { line, says: `The ${column.toLowerCase()} '${wrong}' is called '${right}'.` };
    }
  }
}

const TITLE_CASE = new Map(
  [...LABELS]
    .filter((label) => label.includes(' '))
    .map((label) => [label.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase()), label]),
);
const CLICKED = /\b(?:[Cc]lick|[Pp]ress|[Tt]ap) (\p{Lu}[\p{L}-]*(?: [\p{L}-]+)*)/gu;

/** A button that is not in bold is spelled as the dashboard does too. The bold ones have a rule. */
function* otherLabels({ pieces, line }: Passage): Generator<Finding> {
  const text = pieces.map(({ text, bold, code }) => (bold || code ? '_' : text)).join('');
  for (const [wrong, label] of TITLE_CASE) {
    if (wrong !== label && text.includes(wrong)) {
      yield { line, says: `'${wrong}' is written '${label}' on the dashboard.` };
    }
  }
  for (const [, clicked = ''] of text.matchAll(CLICKED)) {
    if ([...LABELS].some((label) => clicked.startsWith(label))) continue;
    yield { line, says: `No button is called '${clicked}'. Spell it as the dashboard does.` };
  }
}

/** The titles of the courses by route, each without `Course: `. */
function coursesAmong(pages: readonly Page[]): ReadonlyMap<string, string> {
  return new Map(
    pages
      .filter(({ kind }) => kind === 'course')
      .map((page) => [routeOf(page), nameOf(String(page.frontMatter.data.title))]),
  );
}

function nameOf(title: string): string {
  const name = title.replace(/^Course: /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A link to a course shows its title, or says in lower case or with the word course what it is. */
function* otherTitles(
  { pieces, text, line }: Passage,
  courses: ReadonlyMap<string, string>,
): Generator<Finding> {
  for (const { url = '', text: shown, line } of pieces) {
    const title = courses.get(url.replace(/[?#].*/, ''));
    const isName = /^Course: |^(?!.*\bcourse\b)[\p{Lu}\d]/u.test(shown);
    if (title && isName && nameOf(shown) !== title) {
      yield { line, says: `The course is called '${title}', not '${shown}'.` };
    }
  }
  const names = [...courses.values()];
  const [, quoted = ''] = /\bcourse “([^”]+)”/.exec(text) ?? [];
  if (quoted && names.length > 0 && !names.includes(nameOf(quoted))) {
    yield { line, says: `No course is called '${quoted}'. Use its title.` };
  }
}

/** `{givenName}`, not a branch of a plural such as `one {boat}`, and not part of an address. */
const FIELD =
  /(?<![$/\w])(?<!\b(?:zero|one|two|few|many|other|\d+) *|=\d+ *)\{(\p{L}[\p{L} ]*)[,}]/gu;

function* otherFields(page: Page): Generator<Finding> {
  const rows = rowsOf(page);
  const texts = [
    ...page.passages
      .filter(({ line }) => !rows.get(line)?.header.includes('Wrong'))
      .map(({ text, line }) => ({ text, line })),
    ...[...nodesIn(page.tree)]
      .filter(({ type, lang }) => type === 'code' && lang === 'text')
      .map((node) => ({ text: node.value ?? '', line: lineOf(node) })),
  ];
  for (const { text, line } of texts.filter(({ text }) => !/:\/\//.test(text))) {
    for (const [, field = ''] of text.matchAll(FIELD)) {
      if (MESSAGE_FIELDS.has(field)) continue;
      yield {
        line,
        says: `There is no message field {${field}}. Use one of ${[...MESSAGE_FIELDS].join(', ')}.`,
      };
    }
  }
}
