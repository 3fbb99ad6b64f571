import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RELEASE_FEATURES, releaseOf } from '../../src/feature-releases.ts';
import { readPage } from '../page.ts';
import { faultsOf, plantPage } from '../planted.ts';
import { sinceLabels } from './since-labels.ts';

const note = plantPage('Text.', { file: 'releases/v0.17.mdx' });
const inHeader = (feature: string) =>
  readPage('docs/guides/planted.mdx', `---\ntitle: Moor\nsince: ${feature}\n---\n\nText.\n`);

describe('since labels', () => {
  it('finds a feature that no release brought, in the header and in the text', async () => {
    const inText = plantPage('Moor it <Since feature="mooring" />.\n\n<Since feature="anchors" />');
    expect(await faultsOf(sinceLabels, inHeader('mooring'), inText)).toEqual([
      expect.stringMatching(/^3: No release has the feature 'mooring'/),
      expect.stringMatching(/^6: No release has the feature 'mooring'/),
      expect.stringMatching(/^8: No release has the feature 'anchors'/),
    ]);
  });

  it('finds a release with a feature that no guide has the label of', async () => {
    expect(await faultsOf(sinceLabels, note, plantPage('Text.'))).toEqual([
      expect.stringMatching(/^1: No guide says since when there is 'deposits'\. Give one/),
    ]);
  });

  it('lets a label pass in the header or in the text', async () => {
    expect(await faultsOf(sinceLabels, note, inHeader('deposits'))).toEqual([]);
    const inText = plantPage('A deposit <Since feature="deposits" /> secures damage.');
    expect(await faultsOf(sinceLabels, note, inText)).toEqual([]);
  });
});

describe('the releases of features', () => {
  it.each(Object.keys(RELEASE_FEATURES))('have a note: %s', (release) => {
    const file = path.resolve(import.meta.dirname, `../../releases/${release}.mdx`);
    expect(existsSync(file)).toBe(true);
  });

  it('name each feature once', () => {
    const features = Object.values<readonly string[]>(RELEASE_FEATURES).flat();
    expect(new Set(features).size).toBe(features.length);
  });

  it('stop the build at a feature that they do not have', () => {
    expect(releaseOf('deposits')).toBe('v0.17');
    expect(() => releaseOf('mooring' as 'deposits')).toThrow(
      "No release has the feature 'mooring'",
    );
  });
});
