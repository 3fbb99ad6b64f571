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

  it('finds a release note that is too short or too long', async () => {
    const short = plantPage(words(119), { file: 'releases/v8.mdx' });
    const long = plantPage(words(251), { file: 'releases/v9.mdx' });
    expect(await faultsOf(length, short, long)).toEqual([
      expect.stringMatching(/^1: The page has 119 words\. Write it in full/),
      expect.stringMatching(/^1: The page has 251 words\. Cut it to 250/),
    ]);
  });

  it('lets 250 words pass, a release note of 120, and a short section page', async () => {
    const full = plantPage(words(250));
    const section = plantPage(words(20), { file: 'docs/courses/index.mdx' });
    const notes = [120, 250].map((count) =>
      plantPage(words(count), { file: `releases/v${count}.mdx` }),
    );
    expect(await faultsOf(length, full, section, ...notes)).toEqual([]);
  });
});
