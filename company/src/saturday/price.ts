import { PROVIDER_CAN_HOLD } from '@slipway/contract';
import {
  type AddOn,
  type BookedBy,
  type BookingPrice,
  type CostLine,
  type Instant,
  localMoment,
  orderable,
  type Pricing,
  priceBooking,
  type TripSale,
} from '@slipway/engine';
import { derivedId } from '../compile/derived-id.ts';
import { bySlug, type Day, find, momentIn, toCents } from './day.ts';
import { checkStated, depositsOf, paymentsOf } from './payments.ts';
import type { Booking } from './saturday.ts';
import type { BookingEntry } from './saturday-file.ts';

type Circumstances = {
  sale: TripSale;
  pricing: Pricing;
  bookedBy: BookedBy;
  confirmedAt: Instant | null;
  /** The bookings that were made before this one. */
  earlier: readonly Booking[];
  day: Day;
};

type Money = Pick<Booking, 'price' | 'costs' | 'order' | 'code' | 'payments' | 'deposits'>;

/** The money of a booking, worked out by the engine and compared with what the file states. */
export async function priceBookingOf(
  entry: BookingEntry,
  circumstances: Circumstances,
): Promise<Money> {
  const { sale, pricing, bookedBy, day } = circumstances;
  const { company } = day;
  const order = orderOf(entry, circumstances);
  const price = priceBooking({
    trip: sale,
    pricing,
    taxRates: company.taxRates,
    order,
    coupon: couponOf(entry, day),
    manualCosts: (entry.manualCosts ?? []).map(({ description, taxRate, amount }) => ({
      description,
      taxRateId: bySlug(company.taxRates, taxRate, entry.reference).id,
      amountIncludingTax: toCents(amount),
    })),
    bookingFee: company.bookingFee,
    bookedBy,
    planPercentage: company.planPercentage,
    canHold: PROVIDER_CAN_HOLD[company.provider],
  });
  if (!price.priced) throw new Error(`${entry.reference} has no price: ${price.message}`);
  checkPrice(entry, price);
  return {
    price,
    costs: await withIds(price.costs.lines, entry, day),
    order,
    code: entry.code ?? null,
    payments: await paymentsOf(entry, day),
    deposits: await depositsOf(entry, price, circumstances),
  };
}

function orderOf({ reference, order = [] }: BookingEntry, { sale, earlier, day }: Circumstances) {
  return order.map(({ addOn: slug, quantity, readyAt }) => {
    const addOn = bySlug(day.company.addOns, slug, reference);
    const soldThatDay = soldFor(addOn, sale, earlier);
    const { most, reason } = orderable(addOn, sale, { now: sale.bookedAt, soldThatDay });
    if (reason !== null) throw new Error(`${reference} cannot order: ${reason}`);
    if (most !== null && quantity > most) {
      throw new Error(`${reference} orders ${quantity} × ${addOn.name}, and ${most} are the most.`);
    }
    const moment = readyAt === undefined ? null : momentIn(day.timeZone, readyAt);
    return { addOn, quantity, readyAt: moment };
  });
}

/** Pieces that others have ordered for the same day and dock. */
function soldFor(
  addOn: AddOn,
  { dockId, pickup, timeZone }: TripSale,
  earlier: readonly Booking[],
) {
  const dateOf = (moment: Instant) => localMoment(moment, timeZone).date;
  return earlier
    .filter((other) => other.dock.id === dockId && dateOf(other.pickup) === dateOf(pickup))
    .flatMap(({ order }) => order.filter((line) => line.addOn.id === addOn.id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function couponOf({ reference, code }: BookingEntry, { company }: Day) {
  if (code === undefined) return null;
  const { definition } = find(
    company.discounts,
    ({ codes }) => codes.some((known) => known.code === code),
    `${reference} uses the code ${code}, which is not among the discounts.`,
  );
  return { code, discount: definition };
}

function checkPrice(entry: BookingEntry, { costs, skipped }: BookingPrice): void {
  const { reference } = entry;
  const [left] = skipped;
  if (left) throw new Error(`${reference} gets no ${left.description}: ${left.message}`);
  const rental = costs.lines
    .filter(({ type }) => type === 'pricing_structure')
    .reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
  checkStated(reference, 'a rental', entry.rental, rental);
  checkStated(reference, 'a total', entry.total, costs.totalIncludingTax);
}

function withIds(
  lines: readonly CostLine[],
  { reference, lineIds = [] }: BookingEntry,
  { company }: Day,
): Promise<Booking['costs']> {
  return Promise.all(
    lines.map(async (line, index) => ({
      ...line,
      id: lineIds[index] ?? (await derivedId(company.slug, 'cost', reference, String(index))),
    })),
  );
}
