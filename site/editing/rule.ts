import type { Page } from './page.ts';

/** Something on a page that an editor would send back. */
export interface Fault {
  page: Page;
  line: number;
  /** What is wrong and what to do, in a sentence. */
  says: string;
}

/** One thing that editing looks for, over all pages at once. */
export interface Rule {
  name: string;
  check(pages: readonly Page[]): Fault[] | Promise<Fault[]>;
}

type Finding = Omit<Fault, 'page'>;

/** A rule that needs to see only one page at a time. */
export function pageRule(name: string, check: (page: Page) => Iterable<Finding>): Rule {
  return {
    name,
    check: (pages) =>
      pages.flatMap((page) => Array.from(check(page), (finding) => ({ page, ...finding }))),
  };
}

/** `docs/guides/settings/index.mdx:12: The heading ends with a period. Leave it out.` */
export function describeFault({ page, line, says }: Fault): string {
  return `${page.file}:${line}: ${says}`;
}
