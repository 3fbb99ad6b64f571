import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { turns } from './turns.ts';

describe('turns of phrase', () => {
  it.each([
    'The status stands in the header.',
    'The new plan counts from the next invoice.',
    'Canceled trips do not count.',
    'Had she booked in April, it would be free.',
    'Between the two lies a day.',
    'The way of the money is short.',
    'That is meant for clubs.',
    'A later booking is dearer.',
    'It brings a call less about parking.',
    'The feed works on after that person is gone.',
    'See that the boat is whole.',
    'Look at the wished day.',
    'Chosen docks do not grow.',
    'Your month is matched with it.',
    'Ines pays a Plover 5.',
    'You need not do it.',
    'Orders that exist stay.',
    'Who cannot draw on the screen types the name instead.',
    'Whoever comes from there reads Danish.',
    'Watch the boats from afar.',
    'Do not stop a motor without need.',
    'The time lies in a pickup window.',
    'The link holds `docks` and nothing else.',
    'The day brings €132.00.',
    'It is a model of which you have only two boats.',
    'Enter the hour until which it can be ordered.',
    'Members book under other terms.',
    '| Why |\n|---|\n| It stands in the list. |',
  ])('finds the turn in %j', async (body) => {
    expect(await faultsOf(turns, plantPage(body))).toEqual([
      expect.stringMatching(/^\d+: '.+' sounds translated or like a habit\. (Say|Begin) /),
    ]);
  });

  it.each([
    ['It is a line of its own.', 1],
    ['It is live at once.', 1],
    ['The hold ends by itself.', 1],
    ['Nobody is there.', 2],
  ])('finds a habit: %j more than %i times', async (sentence, allowed) => {
    const page = plantPage(`${sentence}\n\n`.repeat(allowed + 1));
    const faults = await faultsOf(turns, page);
    expect(faults).toHaveLength(allowed + 1);
    expect(faults[0]).toContain(`is on the page ${allowed + 1} times, ${allowed} at most`);
    expect(await faultsOf(turns, plantPage(`${sentence}\n\n`.repeat(allowed)))).toEqual([]);
  });

  it.each([
    'The customer stands at the dock while the demo provider stands in for a bank.',
    'Slipway counts the boats, and the count is on the screen.',
    'Several boats leave at once. No two come at once.',
    'If she had booked in April, the trip would be free.',
    'Had enough? The dock had a boat.',
    'The field `stands` and the label **Counts**.',
    'You understand the account.',
    'Existing orders stay. Who cannot draw on the screen? Send it to whoever builds your site.',
    'A boat lies at the dock, and the card holds the deposit.',
    'Each booking brings in a little more, and the newsletter brought people in.',
    'It is a language for which you have a pack.',
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(turns, plantPage(body))).toEqual([]);
  });
});
