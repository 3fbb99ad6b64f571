import { type Booking, balanceAt, signedAt } from '@slipway/company';
import { euros, type Scene } from './scene.ts';
import type { Table } from './tables.ts';

type Tick = { tick: string; done: boolean };

/** The cost lines of a booking, as **Finances** lists them. */
export function costTable(reference: string, scene: Scene): Table {
  const { costs } = scene.booking(reference);
  return {
    columns: ['Cost', 'Incl. tax'],
    rows: costs.map(({ description, amountIncludingTax }) => [
      description,
      euros(amountIncludingTax),
    ]),
  };
}

const SOURCES = {
  cash: 'Cash',
  payment_request: 'Payment request',
  payment_request_authorization: 'Payment request',
  deposit_capture: 'Deposit',
  refund: 'Refund',
} as const;

/** What had come in by the moment. */
export function paymentTable(reference: string, scene: Scene): Table {
  const { payments } = scene.booking(reference);
  return {
    columns: ['Payment', 'Amount'],
    rows: payments
      .filter(({ at }) => at <= scene.at)
      .map(({ source, amount }) => [SOURCES[source], euros(amount)]),
  };
}

/** The deposits that had been taken by the moment. */
export function depositTable(reference: string, scene: Scene): Table {
  return {
    columns: ['Deposit', 'Amount'],
    rows: takenDeposits(scene.booking(reference), scene).map(({ taking, amount }) => [
      taking === 'hold' ? 'Hold on the card' : 'Charged',
      euros(amount),
    ]),
  };
}

/** What **Dockside** checks before a boat is handed out. The briefing is never given yet. */
export function checklist(reference: string, scene: Scene): Tick[] {
  const booking = scene.booking(reference);
  const { people, boats, boatModel, deposits } = booking;
  const balance = balanceAt(booking, scene.at);
  const signed = signedAt(booking, scene.at);
  const taken = takenDeposits(booking, scene);
  return [
    { tick: `Balance ${euros(balance)}`, done: balance === 0 },
    ...deposits.map((deposit) => {
      const done = taken.includes(deposit);
      const state = deposit.taking === 'hold' ? 'held' : 'charged';
      return { tick: `Deposit ${euros(deposit.amount)} ${done ? state : 'open'}`, done };
    }),
    { tick: `Waiver, ${signed} of ${people} signed`, done: signed === people },
    {
      tick: `${people} people, ${boats === 1 ? 'boat takes' : `${boats} boats take`} ${boats * boatModel.capacity}`,
      done: people <= boats * boatModel.capacity,
    },
    { tick: 'Briefing given', done: false },
  ];
}

/** Who had signed by the moment: the customer first, then the passengers. */
export function signatures(reference: string, scene: Scene): Tick[] {
  const { customer, people, signatures: signed } = scene.booking(reference);
  const days = signed
    .filter(({ at }) => at <= scene.at)
    .flatMap((signature) => Array<number>(signature.signed).fill(signature.at));
  return Array.from({ length: people }, (_, index) => {
    const who = index === 0 ? customer.fullName : 'Passenger';
    const day = days[index];
    if (day === undefined) return { tick: who, done: false };
    return { tick: `${who}, ${scene.date(day)}`, done: true };
  });
}

function takenDeposits({ deposits }: Booking, { at }: Scene) {
  return deposits.filter(({ takenAt }) => takenAt !== null && takenAt <= at);
}
