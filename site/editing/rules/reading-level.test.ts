import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { readingLevel } from './reading-level.ts';

const hard = 'Organizational particularities necessitate considerable preparation.';

describe('reading level', () => {
  it('finds one sentence that is too long, with its line', async () => {
    const long = `You go ${'to the dock and '.repeat(7)}wait.`;
    const page = plantPage(`Go. Wait. Look. Stay.\n\n${long}`);
    expect(await faultsOf(readingLevel, page)).toEqual([
      expect.stringMatching(/^8: A sentence has 31 words/),
    ]);
  });

  it('finds words that are too hard', async () => {
    const page = plantPage(hard);
    expect(await faultsOf(readingLevel, page)).toEqual([expect.stringMatching(/reading ease/)]);
  });

  it('lets short plain sentences pass, and does not measure tables or release notes', async () => {
    const plain = plantPage(`Open the board. Choose a boat.\n\n| ${hard} |\n|---|\n| ${hard} |`);
    const note = plantPage(hard, { file: 'releases/v9.mdx' });
    expect(await faultsOf(readingLevel, plain, note)).toEqual([]);
  });
});
