import type { Page } from '../page.ts';
import type { Fault, Rule } from '../rule.ts';

const DESCRIPTION_BELOW = 155;

/** Every page has a title and a description of its own, and the description is a sentence. */
export const titles: Rule = {
  name: 'titles and descriptions',
  check: (pages) => [
    ...pages.flatMap(descriptionFaults),
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
  ],
};

function descriptionFaults(page: Page): Fault[] {
  const { title, description } = page.frontMatter.data;
  const fault = (key: string, says: string): Fault => ({
    page,
    line: page.frontMatter.lineOf(key),
    says,
  });
  if (typeof title !== 'string' || title === '') {
    return [fault('title', 'The page has no title. Add one to the front matter.')];
  }
  if (typeof description !== 'string' || description === '') {
    return [fault('description', 'The page has no description. Add one to the front matter.')];
  }
  const faults: string[] = [];
  if (description.length >= DESCRIPTION_BELOW) {
    faults.push(
      `The description has ${description.length} characters. Keep it under ${DESCRIPTION_BELOW}.`,
    );
  }
  if (!/^\p{Lu}.*\.$/u.test(description) || description.split(' ').length < 6) {
    faults.push(
      'The description is not a sentence. Begin with a capital letter, end with a period.',
    );
  }
  if (bare(description).startsWith(bare(title))) {
    faults.push('The description says the title again. Say what the reader gets.');
  }
  return faults.map((says) => fault('description', says));
}

function repeated(pages: readonly Page[], key: 'title' | 'description'): Fault[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const text = bare(String(page.frontMatter.data[key] ?? ''));
    const other = first.get(text);
    if (!other) first.set(text, page);
    if (!other || text === '') return [];
    const says = `The ${key} is also that of ${other.file}. Give each page its own.`;
    return [{ page, line: page.frontMatter.lineOf(key), says }];
  });
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d ]/gu, '');
}
