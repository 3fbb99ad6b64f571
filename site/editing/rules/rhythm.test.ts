import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { rhythm } from './rhythm.ts';

const OPENERS = ['When', 'Because', 'If', 'Once', 'While', 'After', 'Before', 'Unless'];
/** Eight sentences that begin differently, each with as many words as given. */
const sentencesOf = (...lengths: number[]) =>
  OPENERS.map((opener, index) => {
    const length = lengths[index % lengths.length] ?? 0;
    return `${opener}${' boat'.repeat(length - 1)}.`;
  }).join(' ');

describe('rhythm', () => {
  it('finds telegrams: a low mean and many short sentences', async () => {
    expect(await faultsOf(rhythm, plantPage(sentencesOf(8, 12)))).toEqual([
      '1: Sentences have 10.0 words on average. Join them until it is 13 to 18.',
      '1: 50 % of the sentences have 8 words or fewer. Join them until it is 20 %.',
    ]);
  });

  it('finds sentences that go on and on', async () => {
    expect(await faultsOf(rhythm, plantPage(sentencesOf(19)))).toEqual([
      expect.stringMatching(/^1: Sentences have 19\.0 words on average\. Shorten them/),
    ]);
  });

  it('finds three sentences in a row that begin alike', async () => {
    const page = plantPage('Open it.\n\nThe boat is here. The dock is there.\n\nThe trip is over.');
    expect(await faultsOf(rhythm, page)).toEqual([
      "8: 3 sentences in a row begin with 'the', from 'The boat is here.' on. Join or turn one.",
    ]);
  });

  it('finds a word that opens too many sentences', async () => {
    const body = sentencesOf(14).replace(/(When|If|While|Before) /g, 'You ');
    expect(await faultsOf(rhythm, plantPage(body))).toEqual([
      "1: 'you' opens 50 % of the sentences. Turn some until it is 15 %.",
    ]);
  });

  it('lets joined and varied sentences pass, with a short one among them', async () => {
    expect(await faultsOf(rhythm, plantPage(sentencesOf(15, 17, 14, 16, 18, 13, 15, 4)))).toEqual(
      [],
    );
  });

  it('leaves steps, lists, cells, labels, code and pictures out, and release notes too', async () => {
    const short = `<Steps>\n\n${'1. Save.\n'.repeat(9)}\n</Steps>\n\n${'- It is short.\n'.repeat(9)}\n| Saved. |\n|---|\n| Saved. |\n\n_Goal:_ you save.\n\n## Save it`;
    const note = plantPage(sentencesOf(4), { file: 'releases/v9.mdx' });
    expect(await faultsOf(rhythm, plantPage(`${sentencesOf(15)}\n\n${short}`), note)).toEqual([]);
  });

  it('begins anew under each heading', async () => {
    const page = plantPage('The boat is here. The dock is there.\n\n## Go\n\nThe trip is over.');
    expect(await faultsOf(rhythm, page)).toEqual([]);
  });
});
