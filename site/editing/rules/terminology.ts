import type { Page } from '../page.ts';
import type { Passage } from '../passages.ts';
import { pageRule } from '../rule.ts';
import { TERMS } from '../terminology.ts';

/** The words of the product, and none of those that we avoid. Code and labels are left out. */
export const terminology = pageRule('terminology', function* (page) {
  for (const passage of page.passages) {
    const text = passage.pieces.map(({ text, code, bold }) => (code || bold ? '_' : text)).join('');
    for (const { pattern, instead, unlessApi } of TERMS) {
      const found = pattern.exec(text)?.[0];
      if (!found || (unlessApi && isAboutApi(page, passage))) continue;
      yield { line: passage.line, says: `'${found.trim()}' is not how we write. ${instead}.` };
    }
  }
});

function isAboutApi({ file }: Page, { section }: Passage): boolean {
  return section === 'For integrators' || file.endsWith('dive-deeper/api.mdx');
}
