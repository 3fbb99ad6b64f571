import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { spelling } from './spelling.ts';

describe('spelling', () => {
  it('finds a misspelled word with its line', async () => {
    const page = plantPage('Open the bord.\n\n- Wait at the dcok.');
    expect(await faultsOf(spelling, page)).toEqual([
      expect.stringMatching(/^6: 'bord' is not American spelling/),
      expect.stringMatching(/^8: 'dcok' is not American spelling/),
    ]);
  });

  it('finds British spelling, in a picture too', async () => {
    const page = plantPage(
      '```picture timeline\nlabel: The colour of a cancelled booking on the board.\nmoments: []\n```',
    );
    expect(await faultsOf(spelling, page)).toEqual([
      expect.stringMatching(/^7: 'colour'/),
      expect.stringMatching(/^7: 'cancelled'/),
    ]);
  });

  it('knows the words of the product and leaves code and addresses alone', async () => {
    const page = plantPage(
      'Ines Okafor canceled `dcok` at North Pier. Write to ines@exampel.org, or read [a guide](/guides/settngs/).',
    );
    expect(await faultsOf(spelling, page)).toEqual([]);
  });
});
