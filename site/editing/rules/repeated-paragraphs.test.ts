import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';

const twelve = 'A hold keeps the boat free for 20 minutes and then ends.';

describe('repeated paragraphs', () => {
  it('finds a paragraph of one page in a list of another', async () => {
    const first = plantPage(twelve, { file: 'docs/first.mdx', description: 'One.' });
    const second = plantPage(`Text.\n\n- ${twelve.replace('A hold', '**A hold**')}`);
    expect(await faultsOf(repeatedParagraphs, first, second)).toEqual([
      expect.stringMatching(/^8: The same text stands in docs\/first\.mdx:6/),
    ]);
  });

  it('lets short lines and a text that differs pass', async () => {
    const first = plantPage(`Save the booking.\n\n${twelve}`, { description: 'One.' });
    const second = plantPage(`Save the booking.\n\n${twelve.replace('20', '30')}`);
    expect(await faultsOf(repeatedParagraphs, first, second)).toEqual([]);
  });
});
