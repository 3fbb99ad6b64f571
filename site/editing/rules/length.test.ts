import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { length } from './length.ts';

function words(count: number): string {
  return `${'boat '.repeat(count - 1)}boat.`;
}

describe('length', () => {
  it('finds a guide and a course with less than 250 words, pictures not counted', async () => {
    const body = `${words(249)}\n\n\`\`\`picture flow\nlabel: ${words(50)}\n\`\`\``;
    const course = plantPage(words(10), { file: 'docs/courses/planted.mdx' });
    expect(await faultsOf(length, plantPage(body), course)).toEqual([
      expect.stringMatching(/^1: The page has 249 words/),
      expect.stringMatching(/^1: The page has 10 words/),
    ]);
  });

  it('lets 250 words pass, and a short section page or release note', async () => {
    const full = plantPage(words(250));
    const section = plantPage(words(20), { file: 'docs/courses/index.mdx' });
    const note = plantPage(words(20), { file: 'releases/v9.mdx' });
    expect(await faultsOf(length, full, section, note)).toEqual([]);
  });
});
