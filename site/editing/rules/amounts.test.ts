import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { amounts } from './amounts.ts';

function receipt(...cents: number[]): string {
  const lines = cents.map((each) => `  - {what: Line, cents: ${each}}`).join('\n');
  const total = cents.reduce((sum, each) => sum + each, 0);
  return `\`\`\`picture receipt\nlabel: A receipt.\nlines:\n${lines}\ntotal: {what: Total, cents: ${total}}\n\`\`\``;
}

describe('amounts', () => {
  it.each([
    ['A Plover 5 costs €133.00 for 3 hours.', /^6: Nothing explains €133\.00\./],
    ['| Price |\n|---|\n| €1,234.50 |', /^8: Nothing explains €1,234\.50\./],
    [receipt(13200, -123), /^6: Nothing explains -123 cents for 'Line'\./],
    ['It is 12% of €132.00 = €15.48.', /^6: Nothing explains €15\.48\./],
    ['Take 3 × €48.00 = €132.00.', /^6: '3 × €48\.00 = €132\.00' is wrong: .* €144\.00\./],
    ['| Sum | Result |\n|---|---|\n| 2 × €48.00 | €48.00 |', /^8: '2 × €48\.00' is wrong/],
    ['A Plover 5 for 3 hours costs €96.00.', /^6: 'Plover 5 for 3 hours costs €96\.00' is not/],
    ['| Trip | Price |\n|---|---|\n| Gannet 8, 2 h | €144.00 |', /^8: 'Gannet 8, 2 h €144\.00' is/],
  ])('finds the wrong amount in %j', async (body, sentence) => {
    const [first] = await faultsOf(amounts, plantPage(body));
    expect(first).toMatch(sentence);
  });

  it.each([
    'A Plover 5 costs €132.00 for 3 hours, and a Gannet 8 costs €126.72 early.',
    'R7K2QD costs €159.34, and −€6.60 is the discount.',
    'The commission is 12% of €132.00, so €15.84. You keep €132.00 − €15.84 = €116.16.',
    'With `max(3 * 48, 160)` it is €160.00.',
    `${receipt(13200, 2900)}\n\nThe total is €161.00.`,
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(amounts, plantPage(body))).toEqual([]);
  });

  it('finds a worked example that its page no longer shows', async () => {
    const page = plantPage('Text.', { file: 'docs/guides/day-to-day/tracking-changes.mdx' });
    expect(await faultsOf(amounts, page)).toEqual([
      expect.stringMatching(/^1: The page no longer shows 3600 cents/),
    ]);
  });
});
