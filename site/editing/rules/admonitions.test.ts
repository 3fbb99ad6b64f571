import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { admonitions } from './admonitions.ts';

function admonition(kind: string): string {
  return `:::${kind}\n\nMind the gap.\n\n:::\n`;
}

describe('admonitions', () => {
  it('finds a third one', async () => {
    const page = plantPage(['note', 'tip', 'warning'].map(admonition).join('\n'));
    expect(await faultsOf(admonitions, page)).toEqual([
      expect.stringMatching(/^18: The page has 3 admonitions/),
    ]);
  });

  it('finds a kind that we do not have', async () => {
    expect(await faultsOf(admonitions, plantPage(admonition('danger')))).toEqual([
      expect.stringMatching(/^6: There is no admonition 'danger'/),
    ]);
  });

  it('finds one among the steps', async () => {
    const page = plantPage(`<Steps>\n\n1. Open it.\n\n   :::tip\n\n   Wait.\n\n   :::\n\n</Steps>`);
    expect(await faultsOf(admonitions, page)).toEqual([expect.stringMatching(/among the steps/)]);
  });

  it('lets two pass', async () => {
    const page = plantPage(admonition('note') + admonition('warning'));
    expect(await faultsOf(admonitions, page)).toEqual([]);
  });
});
