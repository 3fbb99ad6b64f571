import { describe, expect, it } from 'vitest';
import { readAllPages } from './all-pages.ts';
import { describeFault } from './rule.ts';
import { rules } from './rules/index.ts';

const pages = readAllPages();

describe('every page', () => {
  it.each(rules)('passes the editor: $name', async ({ check }) => {
    const faults = (await check(pages)).map(describeFault);
    if (faults.length > 0) expect.fail(`${faults.length} to mend:\n${faults.join('\n')}`);
  });
});
