import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { readingLevel } from './reading-level.ts';

const sixteen = 'You go to the end of the dock and then you wait for the next boat.';

describe('reading level', () => {
  it('finds sentences that are too long on average', async () => {
    expect(await faultsOf(readingLevel, plantPage(sixteen))).toEqual([
      expect.stringMatching(/^1: Sentences have 16\.0 words on average/),
    ]);
  });

  it('finds one sentence that is too long, with its line', async () => {
    const long = `You go ${'to the dock and '.repeat(6)}wait.`;
    const page = plantPage(`Go. Wait. Look. Stay.\n\n${long}`);
    expect(await faultsOf(readingLevel, page)).toEqual([
      expect.stringMatching(/^8: A sentence has 27 words/),
    ]);
  });

  it('finds words that are too hard', async () => {
    const page = plantPage('Organizational particularities necessitate considerable preparation.');
    expect(await faultsOf(readingLevel, page)).toEqual([expect.stringMatching(/reading ease/)]);
  });

  it('lets short plain sentences pass, and does not measure tables or release notes', async () => {
    const plain = plantPage(
      `Open the board. Choose a boat.\n\n| ${sixteen} |\n|---|\n| ${sixteen} |`,
    );
    const note = plantPage(sixteen, { file: 'releases/v9.mdx' });
    expect(await faultsOf(readingLevel, plain, note)).toEqual([]);
  });
});
