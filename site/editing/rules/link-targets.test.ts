import { describe, expect, it } from 'vitest';
import config from '../../docusaurus.config.ts';
import { faultsOf, plantPage } from '../planted.ts';
import { linkTargets } from './link-targets.ts';

const target = plantPage('## Where to moor\n\nText.', { file: 'docs/guides/settings/index.mdx' });

describe('link targets', () => {
  it.each([
    ['[Moor](/guides/moor/)', /^6: No page has the route \/guides\/moor\/\./],
    ['[Moor](/guides/settings/#where)', /^6: \/guides\/settings\/ has no heading #where\./],
    ['[Moor](#where)', /^6: \/guides\/day-to-day\/planted\/ has no heading #where\./],
    ['```picture flow\nlabel: See [moor](/guides/moor/).\n```', /^7: No page has the route/],
  ])('finds the fault in %j', async (body, sentence) => {
    expect(await faultsOf(linkTargets, target, plantPage(body))).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it('lets links to pages, headings, the reference and other sites pass', async () => {
    const page = plantPage(
      '## Here\n\n[Moor](/guides/settings/#where-to-moor), [up](#here), [API](/api/#createBooking), [note](/releases/v9/), [site](https://slipway.example/x)',
    );
    const note = plantPage('Text.', { file: 'releases/v9.mdx' });
    expect(await faultsOf(linkTargets, target, note, page)).toEqual([]);
  });

  it('is also a matter of the build, which stops at a broken link, anchor or image', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
    });
  });
});
