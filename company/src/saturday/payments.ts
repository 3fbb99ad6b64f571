import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  type BookingPrice,
  DEPOSIT_LINK_HOURS,
  formatCents,
  type Instant,
  planDeposit,
  type TripSale,
} from '@slipway/engine';
import { derivedId } from '../compile/derived-id.ts';
import { type Day, momentIn, toCents } from './day.ts';
import type { Deposit, Payment } from './saturday.ts';
import type { BookingEntry } from './saturday-file.ts';

/** What came in for a booking. */
export function paymentsOf(
  { reference, payments = [] }: BookingEntry,
  { company, timeZone }: Day,
): Promise<Payment[]> {
  return Promise.all(
    payments.map(async ({ id, at, source, amount }, index) => ({
      id: id ?? (await derivedId(company.slug, 'payment', reference, String(index))),
      at: momentIn(timeZone, at),
      source,
      amount: toCents(amount),
    })),
  );
}

/** The deposits of the pricing; the file says when they were taken, and never another amount. */
export async function depositsOf(
  { reference, deposits = [] }: BookingEntry,
  price: BookingPrice,
  { sale, confirmedAt, day }: { sale: TripSale; confirmedAt: Instant | null; day: Day },
): Promise<Deposit[]> {
  const { company, timeZone } = day;
  const canHold = PROVIDER_CAN_HOLD[company.provider];
  const { lines } = price.deposits;
  if (deposits.length > lines.length) {
    throw new Error(`${reference} has a deposit that its pricing does not ask for.`);
  }
  return Promise.all(
    lines.map(async (line, index) => {
      const taken = deposits[index];
      const id = taken?.id ?? (await derivedId(company.slug, 'deposit', reference, String(index)));
      if (!taken) return { ...line, id, takenAt: null };
      checkStated(reference, `a ${taken.taking}`, taken.amount, line.amount);
      const takenAt = momentIn(timeZone, taken.at);
      const plan = planDeposit(line.taking, sale, canHold, confirmedAt ?? sale.bookedAt);
      if (taken.taking !== plan.taking || takenAt < plan.takenAt) {
        const when =
          plan.when === 'at_payment'
            ? 'at payment'
            : `by link, ${DEPOSIT_LINK_HOURS} hours before pickup`;
        throw new Error(
          `${reference} takes its deposit as a ${taken.taking} at ${taken.at}, and the engine plans a ${plan.taking} ${when}.`,
        );
      }
      return { ...line, id, takenAt };
    }),
  );
}

/** An amount that the file states must be the one that the engine makes. */
export function checkStated(reference: string, what: string, stated: number, cents: number): void {
  if (toCents(stated) === cents) return;
  throw new Error(
    `${reference} states ${what} of €${formatCents(toCents(stated))}, and the engine makes it €${formatCents(cents)}.`,
  );
}
