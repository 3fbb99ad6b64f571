import { ERROR_TEXT, FIELD_TEXT } from '@slipway/contract';
import { forPeople, type Override } from '@slipway/contract/team';
import { formatInstant, HOUR, MINUTE, STAFF_HOLD_HOURS } from '@slipway/engine';
import { isInDockScope } from '../../../access/team/dock-scope.ts';
import { assertMay } from '../../../access/team/permissions.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import { ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { book } from '../../bookings/book.ts';
import { couponRefusal } from '../../bookings/extras.ts';
import { type Lifted, NOTHING_LIFTED } from '../../bookings/lifted.ts';
import type { Sale } from '../../bookings/offer.ts';
import { orderFrom } from '../../bookings/operations.ts';
import {
  type Extras,
  orderLines,
  readTripRecords,
  type Trip,
  tripFrom,
} from '../../bookings/trip.ts';
import { readStartTimes } from '../../start-times/start-times.ts';
import { teamBookingAnswer } from './booking-answer.ts';
import { problemsOf, tryOffer } from './problems.ts';

type SentOverride = { [Switch in Override]?: boolean | undefined } | undefined;

/** The rules that a member has lifted, if the role may lift any. */
export function liftedBy(actor: Member, override: SentOverride): Lifted {
  const lifted = { ...NOTHING_LIFTED, ...override };
  if (Object.values(lifted).some(Boolean)) assertMay(actor, 'bookings.override');
  return lifted;
}

/** A dock where the member does not work is as unknown as one that does not exist. */
export function assertOwnDock(context: { actor: Member }, { dockId }: { dockId: string }): void {
  if (!isInDockScope(context, dockId)) {
    throw new ValidationError({ dockId: [FIELD_TEXT.doesNotExist] });
  }
}

type SentTrip = Omit<Parameters<typeof tripFrom>[0], 'customerId'> & {
  customerId?: string | null | undefined;
};

function tripOf({ customerId, ...sent }: SentTrip): Trip {
  return tripFrom({ ...sent, ...(customerId && { customerId }) });
}

type SentExtras = {
  partnerCode?: string | null;
  addOns?: { addOnId: string; quantity: number }[];
  couponCode?: string | null;
};

function extrasOf({ partnerCode, addOns, couponCode }: SentExtras): Extras {
  return {
    order: orderFrom(addOns ?? []),
    couponCode: couponCode || null,
    partnerCode: partnerCode || null,
  };
}

/** The prices and free boats of a day, by the rules of the customer. */
export const listTeamStartTimes: TeamHandler<'listTeamStartTimes'> = async (
  { query },
  database,
  context,
) => {
  const dockId = query.dockId.toLowerCase();
  assertOwnDock(context, { dockId });
  const [model] = await readStartTimes(database, context, {
    dockId,
    date: query.date,
    boatModelId: query.boatModelId.toLowerCase(),
    boats: query.boats,
    passengers: query.passengers,
    customerTypeId: await typeOf(database, query.customerId),
    partnerCode: query.partnerCode ?? null,
    exceptBookingId: query.bookingId?.toLowerCase(),
    prices: { bookedBy: 'staff', shown: 'total' },
  });
  return {
    data: (model?.pickups ?? []).map(({ pickup, returns }) => ({
      pickup: formatInstant(pickup),
      returns: returns.map(({ availability: free, reason, price, ...trip }) => ({
        return: formatInstant(trip.return),
        free,
        reason: reason ?? (price === null ? 'rule' : null),
        price,
      })),
    })),
  };
};

async function typeOf(
  database: TenantDatabase,
  customerId: string | undefined,
): Promise<string | null> {
  if (customerId === undefined) return null;
  const customer = await database
    .selectFrom('customers')
    .select('customer_type_id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!customer) throw new ValidationError({ customerId: [FIELD_TEXT.doesNotExist] });
  return customer.customer_type_id;
}

/** What a trip would cost and what is in its way; only a mistake of a field is refused. */
export const quoteTeamBooking: TeamHandler<'quoteTeamBooking'> = async (
  { body },
  database,
  context,
) => {
  const { tenant, now, actor } = context;
  const trip = tripOf(body);
  assertOwnDock(context, trip);
  const lifted = liftedBy(actor, body.override);
  const extras = extrasOf(body);
  const records = await readTripRecords(database, trip, { extras });
  const { coupon: known } = records;
  const coupon = known && !known.archived ? known : null;
  const sale: Sale = {
    tenant,
    provider: tenant.provider,
    bookedBy: 'staff',
    pricedAt: now,
    otherCosts: [],
    order: orderLines(records, extras),
    coupon,
    anyNumberOfBoats: lifted.anyAvailability,
    ownPrice: lifted.ownPrice,
  };
  let { offer, problems } = tryOffer(trip, records, sale);
  const refusal =
    coupon && offer
      ? await couponRefusal(database, offer, coupon, { now })
      : ERROR_TEXT.unknownCoupon;
  if (coupon && refusal) ({ offer, problems } = tryOffer(trip, records, { ...sale, coupon: null }));
  const checked = offer
    ? await problemsOf(database, offer, records, { lifted, now, needsBoats: true })
    : { free: null, problems: [] };
  return {
    data: {
      costs: offer?.price.costs ?? { lines: [], totalIncludingTax: 0, totalExcludingTax: 0 },
      deposits: offer?.price.deposits ?? { lines: [], total: 0 },
      free: checked.free,
      coupon:
        extras.couponCode === null
          ? null
          : { applied: refusal === null, reason: refusal && forPeople(refusal) },
      problems: [...problems, ...checked.problems],
    },
  };
};

export const createTeamBooking: TeamHandler<'createTeamBooking'> = async (
  { body },
  transaction,
  context,
) => {
  const trip = tripOf(body);
  assertOwnDock(context, trip);
  const made = await book(transaction, context, {
    trip,
    extras: extrasOf(body),
    keeping: { as: 'draft', minutes: (STAFF_HOLD_HOURS * HOUR) / MINUTE },
    bookedBy: 'staff',
    paid: false,
    ownReference: null,
    expectedTotal: body.expectedTotal ?? null,
    rulesApply: true,
    confirmation: { send: false, askForPayment: false },
    lifted: liftedBy(context.actor, body.override),
  });
  if (body.aliasId) await bookUnderAlias(transaction, made.id, trip.customerId, body.aliasId);
  return { data: await teamBookingAnswer(transaction, context, made.id) };
};

/** The booking shows the name and phone of the alias; messages go to the address they share. */
export async function bookUnderAlias(
  transaction: TenantTransaction,
  bookingId: string,
  customerId: string | null,
  aliasId: string,
): Promise<void> {
  const alias = await transaction
    .selectFrom('customer_aliases')
    .innerJoin('customers', 'customers.id', 'customer_aliases.customer_id')
    .select([
      'customer_aliases.given_name as givenName',
      'customer_aliases.family_name as familyName',
      'customers.email_address as emailAddress',
      'customer_aliases.phone_number as phoneNumber',
    ])
    .where('customer_aliases.id', '=', aliasId)
    .where('customers.id', '=', customerId)
    .executeTakeFirst();
  if (!alias) throw new ValidationError({ aliasId: [FIELD_TEXT.doesNotExist] });
  await transaction
    .updateTable('bookings')
    .set({ contact: JSON.stringify(alias) })
    .where('id', '=', bookingId)
    .execute();
}
