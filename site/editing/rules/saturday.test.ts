import { describe, expect, it } from 'vitest';
import { faultsOf, plantPage } from '../planted.ts';
import { saturday } from './saturday.ts';

describe('the Saturday', () => {
  it.each([
    ['At 10:00 two Plovers are free.', /^6: 'two Plovers are free': at 10:00 1 of the Plover 5 is/],
    [
      'On June 14, 2025 at 10:00 four of the six Plover 5 are booked. Two are free.',
      /^6: 'Two are free': at 10:00 1 of the Plover 5 is free/,
    ],
    ['No Gannet 8 is free at 12:00.', /'No Gannet 8 is free': at 12:00 3 of the Gannet 8 are free/],
    [
      'A Plover 5 is wanted.\n\n| Half hour | Free |\n|---|---|\n| 09:00 | 4 |\n| 10:00 | 4 |',
      /^11: '10:00 \| 4': at 10:00 1 of the Plover 5 is free/,
    ],
    ['Ines booked R7K2QD on June 1.', /^6: Nothing happens to R7K2QD on June 1\./],
    ['R7K2QD is handed out at 09:40 sharp, at 09:57.', /^6: Nothing happens to R7K2QD at 09:57\./],
    ['R7K2QD runs from 10:00 to 12:00.', /^6: R7K2QD is a trip of 10:00–13:00, not 10:00 to 12:00/],
    ['R7K2QD costs €160.00.', /^6: €160\.00 is no amount of R7K2QD\./],
    ['Kai gives P4 to R7K2QD.', /^6: R7K2QD is on P3, not on P4\./],
    ['R7K2QD of Paul Lindqvist is ready.', /^6: R7K2QD is the booking of Ines Okafor, not of Paul/],
    ['On June 14 Paul wants a boat from 14:00 to 17:00.', /^6: On June 14 Paul has 07:30–09:30/],
    [
      'Lena opens the profile of Ruth. It says **Member until** December 31, 2025.',
      /^6: Ruth is a member until September 30, 2025, not December 31, 2025\./,
    ],
    ['G1 is 12 minutes late.', /^6: G1 is 20 min late at 09:50, not 12\./],
    [
      '```picture timeline\nlabel: The hold of R7K2QD around its trip.\nmoments:\n  - {when: June 1, what: Booked}\n```',
      /^9: Nothing happens to R7K2QD on June 1\./,
    ],
  ])('finds what is wrong in %j', async (body, sentence) => {
    expect(await faultsOf(saturday, plantPage(body))).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    'One Plover 5 is free at 10:00, and at 16:00 four are free.',
    'On June 21 two Plovers are free at 10:00.',
    'She cancels the trip of 11:00, and all six Plovers are free again.',
    'Ines booked R7K2QD on June 2 at 20:21 and paid €159.34. On June 14 Kai hands out P3 at 09:55.',
    'R7K2QD and H6P3VE start at 10:00, and Nadia is back at 11:57.',
    'On June 21 Paul wants a boat from 14:00 to 17:00.',
    'Ruth is a Club member, with **Member until** September 30, 2025.',
    'G1 is 20 min late.',
  ])('lets %j pass', async (body) => {
    expect(await faultsOf(saturday, plantPage(body))).toEqual([]);
  });

  it('leaves release notes alone, which tell of their own day', async () => {
    const page = plantPage('At 10:00 two Plovers are free.', { file: 'releases/v1.0.mdx' });
    expect(await faultsOf(saturday, page)).toEqual([]);
  });
});
