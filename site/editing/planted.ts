import { type Page, readPage } from './page.ts';
import type { Rule } from './rule.ts';

interface Planted {
  file?: string;
  title?: string;
  description?: string;
}

/** A small page for the test of a rule. Its body begins on line 6. */
export function plantPage(body: string, planted: Planted = {}): Page {
  const {
    file = 'docs/guides/day-to-day/planted.mdx',
    title = 'Moor a boat',
    description = 'Bring a boat to its place at the dock and leave it there safely.',
  } = planted;
  return readPage(file, `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`);
}

/** What a rule says about some pages, each as `line: sentence`. */
export async function faultsOf(rule: Rule, ...pages: Page[]): Promise<string[]> {
  const faults = await rule.check(pages);
  return faults.map(({ line, says }) => `${line}: ${says}`);
}
