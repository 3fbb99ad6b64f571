import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { wholeSentences } from './whole-sentences.ts';

function plantNote(body: string) {
  return plantPage(body, { file: 'releases/v9.mdx' });
}

describe('whole sentences', () => {
  it.each([
    '**Request payment** with amount, text and due date.',
    '**Refund** in full or in part from **Finances**.',
    'Price rules on top of slot prices.',
    'Codes typed, generated or imported.',
    'New **Today** screen with departures, returns and open balances.',
    'Booking **Export** to .xlsx or .csv, up to 5,000 rows.',
    'Cost types `add_on` and `coupon`.',
    'Filters for dock, model, customer type and source.',
    'Remote start and stop on **Dockside**, with an entry in **History**.',
    'Deposit link before pickup when the booking is far ahead.',
    '**Run-over** in rental setups, so a trip may end later.',
  ])('finds that %j has no verb', async (item) => {
    expect(await faultsOf(wholeSentences, plantNote(`- ${item}`))).toEqual([
      expect.stringMatching(/^6: '.+' has no verb\. Say in a whole sentence/),
    ]);
  });

  it('finds the one telegram among whole sentences, in an item or in the summary', async () => {
    const note = plantNote('Boats can wait. Fair sharing.\n\n- Open **Orders**. Filters for all.');
    expect(await faultsOf(wholeSentences, note)).toEqual([
      expect.stringMatching(/^6: 'Fair sharing\.' has no verb/),
      expect.stringMatching(/^8: 'Filters for all\.' has no verb/),
    ]);
  });

  it('finds an item without a period at its end', async () => {
    expect(await faultsOf(wholeSentences, plantNote('- Open **Orders** to see the list'))).toEqual([
      expect.stringMatching(/^6: The item 'Open Orders to see the list' does not end/),
    ]);
  });

  it.each([
    'Choose **Down payment**, and Slipway requests the rest.',
    'Filter the list by dock. Refund all of it. Print your list.',
    'Customers choose a slot, and **Print** makes a list.',
    'For several days, set the number of nights. Close a dock for a while.',
    'You rarely need both. They also work in slot schedules.',
    'Which boats are free? `GET /v1/availability` tells you.',
  ])('lets %j pass', async (item) => {
    expect(await faultsOf(wholeSentences, plantNote(`- ${item}`))).toEqual([]);
  });

  it('leaves guides alone, which may list things', async () => {
    expect(await faultsOf(wholeSentences, plantPage('- another time or dock'))).toEqual([]);
  });
});
