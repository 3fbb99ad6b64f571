import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { releaseOpenings } from './release-openings.ts';

const first = plantPage('Customers can now sign online.', { file: 'releases/v8.mdx' });

describe('openings of release notes', () => {
  it('finds a note that begins like another', async () => {
    const page = plantPage('**Customers** can now book.', { file: 'releases/v9.mdx' });
    expect(await faultsOf(releaseOpenings, first, page)).toEqual([
      expect.stringMatching(/^6: The note begins with 'Customers can now' like releases\/v8\.mdx/),
    ]);
  });

  it('lets a note pass that differs in its third word, and any guide', async () => {
    const page = plantPage('Customers can also book.', { file: 'releases/v9.mdx' });
    const guide = plantPage('Customers can now book.');
    expect(await faultsOf(releaseOpenings, first, page, guide)).toEqual([]);
  });
});
