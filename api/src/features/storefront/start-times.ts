import type { CompanyPages } from '@slipway/company';
import { isFull } from '@slipway/contract';
import { addDays, formatInstant, type LocalDate, localMoment } from '@slipway/engine';
import { languageFor, ownWords, readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import {
  type ModelStartTimes,
  readDays,
  readStartTimes,
  type StartTimeReturn,
  type StartTimesQuestion,
} from '../start-times/start-times.ts';
import { boatsLeft } from './boats-left.ts';
import { knownPartnerCode } from './known-partner.ts';
import { visitorTypeId } from './visitor.ts';

type Sent = {
  dockId: string;
  boatModelId?: string;
  boats: number;
  passengers: number;
  partnerCode?: string;
};

/** What a visitor asks, by the rules and prices that hold for them. */
export async function visitorQuestion(
  database: TenantDatabase,
  { tenant, actor }: { tenant: Tenant; actor: { id: string | null } },
  sent: Sent,
): Promise<StartTimesQuestion> {
  return {
    dockId: sent.dockId.toLowerCase(),
    boatModelId: sent.boatModelId?.toLowerCase() ?? null,
    boats: sent.boats,
    passengers: sent.passengers,
    customerTypeId: await visitorTypeId(database, actor),
    partnerCode: await knownPartnerCode(database, sent.partnerCode),
    prices: visitorPrices(tenant),
  };
}

/** Prices as the form shows them before the payment step. */
export function visitorPrices({ prices_shown }: Tenant): StartTimesQuestion['prices'] {
  const shown =
    prices_shown === 'including_tax' ? 'before_payment' : 'before_payment_excluding_tax';
  return { bookedBy: 'customer', shown };
}

export const listStartTimes: CustomerHandler<'listStartTimes'> = async (
  { query },
  database,
  context,
) => {
  const pages = await readPages(database);
  const say = ownWords(pages, languageFor(pages, query.language));
  const question = await visitorQuestion(database, context, query);
  const models = await readStartTimes(database, context, { ...question, date: query.date });
  return {
    data: models.map(({ boatModelId, pickups }) => ({
      boatModelId,
      pickups: pickups.map(({ pickup, slotName, returns }) => ({
        pickup: formatInstant(pickup),
        slotName: slotName && say(slotName),
        returns: returns.map((back) => returnAnswer(back, pages)),
      })),
    })),
  };
};

/** A trip without a price cannot be booked, whatever is free. */
function returnAnswer({ reason, price, ...trip }: StartTimeReturn, pages: CompanyPages) {
  return {
    return: formatInstant(trip.return),
    bookable: reason === null && price !== null,
    reason: reason ?? (price === null ? ('rule' as const) : null),
    boatsLeft: boatsLeft(pages, trip.availability),
    price,
  };
}

/** Each day of a month: what can be booked, and the lowest price. */
export const listDays: CustomerHandler<'listDays'> = async ({ query }, database, context) => {
  const { now } = context;
  const question = await visitorQuestion(database, context, query);
  const first = `${query.month}-01`;
  const last = lastDayOf(first);
  const days = await readDays(database, context, { ...question, first, last });
  const today = localMoment(now.getTime(), await timeZoneOf(database, question.dockId)).date;
  return { data: days.map(({ date, models }) => ({ date, ...dayAnswer(date, models, today) })) };
};

function lastDayOf(first: LocalDate): LocalDate {
  const next = addDays(first, 31);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}

async function timeZoneOf(database: TenantDatabase, dockId: string): Promise<string> {
  const { address } = await database
    .selectFrom('docks')
    .select('address')
    .where('id', '=', dockId)
    .executeTakeFirstOrThrow();
  return address.timeZoneName;
}

function dayAnswer(date: LocalDate, models: readonly ModelStartTimes[], today: LocalDate) {
  if (date < today) return { state: 'past' as const, lowestPrice: null };
  const trips = models.flatMap(({ pickups }) => pickups.flatMap(({ returns }) => returns));
  const prices = trips.flatMap(({ reason, price }) =>
    reason === null && price !== null ? [price] : [],
  );
  if (prices.length > 0) return { state: 'open' as const, lowestPrice: Math.min(...prices) };
  if (trips.some(({ reason }) => isFull(reason))) {
    return { state: 'full' as const, lowestPrice: null };
  }
  const isOver = trips.length > 0 && trips.every(({ reason }) => reason === 'tooLate');
  return { state: isOver ? ('past' as const) : ('closed' as const), lowestPrice: null };
}
