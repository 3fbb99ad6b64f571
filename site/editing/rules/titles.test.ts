import { describe, expect, it } from 'vitest';
import { readPage } from '../page.ts';
import { faultsOf, plantPage } from '../planted.ts';
import { titles } from './titles.ts';

describe('titles and descriptions', () => {
  it('finds a page without a title or a description', async () => {
    const untitled = readPage('docs/a.mdx', '---\ndescription: It is there.\n---\n');
    const undescribed = readPage('docs/b.mdx', '---\ntitle: It is there\n---\n');
    expect(await faultsOf(titles, untitled, undescribed)).toEqual([
      expect.stringMatching(/no title/),
      expect.stringMatching(/no description/),
    ]);
  });

  it.each([
    [`Bring a boat ${'very '.repeat(29)}safely.`, /has 165 characters/],
    ['bring a boat to its place at the dock.', /not a sentence/],
    ['Bring a boat to its place at the dock', /not a sentence/],
    ['Moor a boat at the dock and leave it.', /says the title again/],
  ])('finds the fault in the description %j', async (description, sentence) => {
    const page = plantPage('Text.', { description });
    expect(await faultsOf(titles, page)).toEqual([expect.stringMatching(sentence)]);
  });

  it('finds the same title and the same description on two pages', async () => {
    const other = plantPage('Text.', { file: 'docs/other.mdx' });
    expect(await faultsOf(titles, other, plantPage('Text.'))).toEqual([
      expect.stringMatching(/^2: The title is also that of docs\/other\.mdx/),
      expect.stringMatching(/^3: The description is also that of docs\/other\.mdx/),
    ]);
  });

  it('lets a description of 154 characters pass', async () => {
    const description = `Bring a boat ${'very '.repeat(26)}far today.`;
    expect(description.length).toBeLessThan(155);
    expect(await faultsOf(titles, plantPage('Text.', { description }))).toEqual([]);
  });
});
