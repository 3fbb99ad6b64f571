import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { releaseLinks } from './release-links.ts';

const note = { file: 'releases/v9.mdx' };
const linked = '- [Hand out a boat](/guides/day-to-day/boat-handout-process/) on **Dockside**.';

describe('links of a release note', () => {
  it('finds a new thing without a guide, and one that leads elsewhere', async () => {
    const page = plantPage(
      `## What is new\n\n${linked}\n- Open **Orders** to see the list.\n- Read the [reference](/api/).`,
      note,
    );
    expect(await faultsOf(releaseLinks, page)).toEqual([
      expect.stringMatching(/^9: The item 'Open Orders to see the list\.' links to no guide/),
      expect.stringMatching(/^10: The item 'Read the reference/),
    ]);
  });

  it('lets a guide and a course pass, and asks nothing of fixes and integrators', async () => {
    const page = plantPage(
      `## What is new\n\n${linked}\n- [Learn it](/courses/onboarding-guide/) first.\n\n## For integrators\n\n- Call it.\n\n## Fixes\n\n- It was red.`,
      note,
    );
    const guide = plantPage('## What is new\n\n- Open **Orders**.');
    expect(await faultsOf(releaseLinks, page, guide)).toEqual([]);
  });
});
