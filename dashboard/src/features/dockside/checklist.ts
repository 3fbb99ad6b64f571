import { counted } from '../../shell/words/counted.ts';
import { moneyText } from '../../shell/words/money.ts';
import type { DockTrip } from './day.ts';

export type CheckLine = {
  line: 'Balance' | 'Deposit' | 'Waiver' | 'People';
  text: string;
  /** Done, a warning that can be skipped, or what stops the hand-out. */
  kind: 'done' | 'warns' | 'stops';
};

/** What is checked before a boat leaves, from what is known of the booking. */
export function checklistOf(trip: DockTrip): CheckLine[] {
  const { balance, currency, deposits, waivers, people, capacity, boats } = trip;
  const missing = deposits.filter(({ state }) => state === 'missing');
  const places = capacity * boats;
  return [
    {
      line: 'Balance',
      kind: balance > 0 ? 'warns' : 'done',
      text:
        balance > 0
          ? `${moneyText(balance, currency)} open${trip.partnerName ? `, sold by ${trip.partnerName}` : ''}`
          : 'Paid',
    },
    {
      line: 'Deposit',
      kind: missing.length > 0 ? 'warns' : 'done',
      text: depositText(trip),
    },
    ...waivers.map(({ name, needed, signed, required }): CheckLine => {
      const isMissing = needed !== null && signed < needed;
      const count = needed === null ? `${signed} signed` : `${signed} of ${needed} signed`;
      return {
        line: 'Waiver',
        kind: isMissing ? (required ? 'stops' : 'warns') : 'done',
        text: waivers.length > 1 ? `${name}: ${count}` : count,
      };
    }),
    {
      line: 'People',
      kind: people > places ? 'warns' : 'done',
      text:
        people > places
          ? `${people}, but ${counted(boats, 'boat')} carry ${places}`
          : `${people} of ${places}`,
    },
  ];
}

function depositText({ deposits, currency }: DockTrip): string {
  const [first] = deposits;
  if (!first) return 'None open';
  const amount = moneyText(first.amount, currency);
  if (first.state === 'missing') return `${amount} not in place`;
  if (first.state === 'settling') return `${amount} is being settled`;
  return `${amount} ${first.taking === 'hold' ? 'held' : 'charged'}`;
}

/** What keeps a boat at the dock: a required waiver. */
export function stopsHandOut(trip: DockTrip): CheckLine | undefined {
  return checklistOf(trip).find(({ kind }) => kind === 'stops');
}
