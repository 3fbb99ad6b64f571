import { FIELD_TEXT } from '@slipway/contract';
import { INSIGHTS_LONGEST_DAYS, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import {
  comparedDates,
  type DateRange,
  datesSoFar,
  daysBetween,
  formatTimestamp,
  localMoment,
  measuresOf,
  partsBy,
  partsOf,
  sumOfTallies,
} from '@slipway/engine';
import type { TenantDatabase } from '../../../database/database.ts';
import { ValidationError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { readDocks } from '../planning/planning.ts';
import { readBookable } from './read-bookable.ts';
import { type InsightsFilter, readTallies, type TallyOfDay } from './read-tallies.ts';

/** What a period has earned and how full the boats were, beside an earlier period. */
export const getInsights: TeamHandler<'getInsights'> = async ({ query }, database, context) => {
  const { from, until, by = 'pickup', compared = 'last_year', ...filter } = query;
  const range = { from, until };
  assertReadable(range);
  // A dock of another company is unknown, and not a dock without bookings.
  await readDocks(database, context, filter.dockId?.toLowerCase());
  await assertKnown(database, filter);
  const earlier = comparedDates(range, compared);
  const bookable = await readBookable(database, context, filter, [range, earlier]);
  const tallies = async (dates: DateRange) => [
    ...(await readTallies(database, context, filter, { ...dates, by })),
    ...bookable(dates),
  ];
  const [days, daysBefore] = await Promise.all([tallies(range), tallies(earlier)]);
  const { step, parts } = partsOf(range);
  const today = localMoment(context.now.getTime(), context.tenant.time_zone).date;
  const soFar = datesSoFar(range, compared, today);
  return {
    data: {
      asOf: formatTimestamp(context.now.getTime()),
      total: { current: measuresIn(range, days), earlier: measuresIn(earlier, daysBefore) },
      soFar: soFar && {
        current: measuresIn(soFar.current, days),
        earlier: measuresIn(soFar.earlier, daysBefore),
      },
      step,
      parts: {
        current: parts.map((part) => measuresIn(part, days)),
        earlier: partsBy(step, earlier).map((part) => measuresIn(part, daysBefore)),
      },
    },
  };
};

function measuresIn({ from, until }: DateRange, days: readonly TallyOfDay[]) {
  const within = days.filter(({ day }) => from <= day && day <= until);
  const tally = sumOfTallies(within.map(({ day: _, ...counted }) => counted));
  return { from, until, ...measuresOf(tally) };
}

function assertReadable({ from, until }: DateRange): void {
  if (until < from) throw new ValidationError({ until: [TEAM_FIELD_TEXT.lastBeforeFirst] });
  if (daysBetween(from, until) >= INSIGHTS_LONGEST_DAYS) {
    throw new ValidationError({ until: [TEAM_FIELD_TEXT.periodTooLong] });
  }
}

/** A filter by something that does not exist would read as a bad month. */
async function assertKnown(
  database: TenantDatabase,
  { boatModelId, customerTypeId, partner }: InsightsFilter,
): Promise<void> {
  const known = {
    boatModelId:
      boatModelId && database.selectFrom('boat_models').select('id').where('id', '=', boatModelId),
    customerTypeId:
      customerTypeId &&
      database.selectFrom('customer_types').select('id').where('id', '=', customerTypeId),
    partner: partner && database.selectFrom('partners').select('id').where('code', '=', partner),
  };
  for (const [field, question] of Object.entries(known)) {
    if (question && !(await question.executeTakeFirst())) {
      throw new ValidationError({ [field]: [FIELD_TEXT.doesNotExist] });
    }
  }
}
