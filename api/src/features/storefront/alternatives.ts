import {
  ALTERNATIVE_DAYS,
  addDays,
  type BookableTrip,
  chooseAlternatives,
  formatInstant,
  type LocalDate,
  localMoment,
} from '@slipway/engine';
import { readPages } from '../../company/pages.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { CustomerHandler } from '../../http/handler.ts';
import { tripFrom } from '../bookings/trip.ts';
import {
  type ModelStartTimes,
  readDays,
  readStartTimes,
  type StartTimeReturn,
} from '../start-times/start-times.ts';
import { boatsLeft } from './boats-left.ts';
import { visitorQuestion } from './start-times.ts';

/** What a visitor can book in place of a trip that is taken; each can really be booked. */
export const listAlternatives: CustomerHandler<'listAlternatives'> = async (
  { query },
  database,
  context,
) => {
  const pages = await readPages(database);
  if (!pages.alternatives.enabled) return { data: [] };
  const trip = tripFrom(query);
  const question = await visitorQuestion(database, context, query);
  const { date } = localMoment(trip.pickup, await timeZoneOf(database, trip.dockId));
  const days = await readDays(database, context, {
    ...question,
    first: addDays(date, -ALTERNATIVE_DAYS),
    last: addDays(date, ALTERNATIVE_DAYS),
  });
  const closed = pages.alternatives.noOtherModelsIn;
  const others = await otherModels(database, trip.boatModelId, closed, query.boatModelIds);
  const sameDay =
    others.size === 0
      ? []
      : await readStartTimes(database, context, { ...question, boatModelId: null, date });
  const bookable = [
    ...days.flatMap((day) => bookableTrips(day.date, day.models)),
    ...bookableTrips(
      date,
      sameDay.filter(({ boatModelId }) => others.has(boatModelId)),
    ),
  ];
  return {
    data: chooseAlternatives({ ...trip, date }, bookable).map(
      ({ kind, boatModelId, pickup, availability, price, ...offer }) => ({
        kind,
        dockId: trip.dockId,
        boatModelId,
        pickup: formatInstant(pickup),
        return: formatInstant(offer.return),
        boatsLeft: boatsLeft(pages, availability),
        price,
      }),
    ),
  };
};

type Offer = BookableTrip & Pick<StartTimeReturn, 'availability' | 'price'>;

function bookableTrips(date: LocalDate, models: readonly ModelStartTimes[]): Offer[] {
  return models.flatMap(({ boatModelId, pickups }) =>
    pickups.flatMap(({ pickup, returns }) =>
      returns
        .filter(({ reason, price }) => reason === null && price !== null)
        .map(({ reason: _, ...trip }) => ({ boatModelId, date, pickup, ...trip })),
    ),
  );
}

/** The models that can replace one: those of its category, unless the company or the link says no. */
async function otherModels(
  database: TenantDatabase,
  boatModelId: string,
  closedCategories: readonly string[],
  allowed: readonly string[] | undefined,
): Promise<Set<string>> {
  const models = await database
    .selectFrom('boat_models')
    .select(['id', 'category_id'])
    .where('archived_at', 'is', null)
    .execute();
  const category = models.find(({ id }) => id === boatModelId)?.category_id;
  if (!category || closedCategories.includes(category)) return new Set();
  const ids = allowed?.map((id) => id.toLowerCase());
  return new Set(
    models.flatMap(({ id, category_id }) =>
      category_id === category && id !== boatModelId && (ids?.includes(id) ?? true) ? [id] : [],
    ),
  );
}

async function timeZoneOf(database: TenantDatabase, dockId: string): Promise<string> {
  const dock = await database
    .selectFrom('docks')
    .select('address')
    .where('id', '=', dockId)
    .executeTakeFirst();
  return dock?.address.timeZoneName ?? 'UTC';
}
