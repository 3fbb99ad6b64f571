import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { linkTexts } from './link-texts.ts';

describe('link texts', () => {
  it.each([
    ['Click [here](/guides/settings/).', /'here' does not say where it goes/],
    ['Read [this page](/guides/settings/).', /'this page' does not say where it goes/],
    ['See [https://slipway.example](https://slipway.example).', /shows its address/],
    ['[](/guides/settings/)', /has no text/],
    ['Go to [Settings](/guides/settings).', /is not a full route/],
    ['Go to [Settings](../settings/index.mdx).', /is not a full route/],
    [
      'See [Settings](/guides/settings/).\n\nSee [all settings](/guides/settings/).',
      /^8: The page links to \/guides\/settings\/ before/,
    ],
    ['```picture flow\nlabel: See [here](/api/).\n```', /'here' does not say/],
  ])('finds the fault in %j', async (body, sentence) => {
    const page = plantPage(body);
    expect(await faultsOf(linkTexts, page)).toEqual([expect.stringMatching(sentence)]);
  });

  it('lets a link pass that names its task, with an anchor or to another site', async () => {
    const page = plantPage(
      'Return the boat here. [Add a booking](/guides/day-to-day/bookings/add-booking/#steps), [read the reference](/api/), [support](mailto:support@slipway.example) or [Stripe’s documents](https://stripe.example/docs).',
    );
    expect(await faultsOf(linkTexts, page)).toEqual([]);
  });
});
