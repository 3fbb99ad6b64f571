import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { headings } from './headings.ts';

describe('headings', () => {
  it.each([
    ['# Another title', /^6: 'Another title' is a second title/],
    ['### Too deep', /^6: 'Too deep' is of level 3 below level 1/],
    ['## Before You start', /^6: 'You' in 'Before You start' has a capital letter/],
    ['## What to do.', /^6: 'What to do\.' ends with a punctuation mark/],
    ['## Result\n\n## Result', /^8: The page has two headings 'Result'/],
  ])('finds the fault in %j', async (body, sentence) => {
    expect(await faultsOf(headings, plantPage(body))).toEqual([expect.stringMatching(sentence)]);
  });

  it('finds a capital letter in the title of the page', async () => {
    const page = plantPage('Text.', { title: 'Moor A Boat' });
    expect(await faultsOf(headings, page)).toHaveLength(1);
  });

  it('lets names, roles, labels and a new beginning after a colon pass', async () => {
    const page = plantPage(
      '## Example: Kai hands out P3\n\n### Hold or Charge\n\n## What a Dock host sees in **Rental setups**\n\n## 2. Does it work?',
    );
    expect(await faultsOf(headings, page)).toEqual([]);
  });
});
