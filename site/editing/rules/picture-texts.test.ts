import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { pictureTexts } from './picture-texts.ts';

function picture(label: string): string {
  return `\`\`\`picture timeline\nlabel: ${label}\nmoments: []\n\`\`\``;
}

describe('alternative texts', () => {
  it.each([
    [picture(''), /^6: The label of the picture is missing/],
    [picture('The board.'), /^6: The label of the picture 'The board\.' is too short/],
    ['![](/brand/mark.svg)', /^6: The alternative text of the image is missing/],
    ['<img src="/brand/mark.svg" alt="A boat" />', /'A boat' is too short/],
    ['Text alone.', /^1: The page has no picture/],
  ])('finds the fault in %j', async (body, sentence) => {
    expect(await faultsOf(pictureTexts, plantPage(body))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it('finds a label that is the title again', async () => {
    const page = plantPage(picture('Moor a boat at the dock.'), {
      title: 'Moor a boat at the dock',
    });
    expect(await faultsOf(pictureTexts, page)).toEqual([expect.stringMatching(/is the title/)]);
  });

  it('lets a label that says what is to be seen pass', async () => {
    const page = plantPage(picture('A boat beside the dock with two lines.'));
    expect(await faultsOf(pictureTexts, page)).toEqual([]);
  });

  it('asks no picture of a release note or a section page', async () => {
    const note = plantPage('Text alone.', { file: 'releases/v9.mdx' });
    const section = plantPage('Text alone.', { file: 'docs/guides/index.mdx' });
    expect(await faultsOf(pictureTexts, note, section)).toEqual([]);
  });
});
