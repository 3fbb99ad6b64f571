import { type BookingRules, type CancellationRules, checkCondition } from '@slipway/engine';
import type { Path } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { toHours } from './values.ts';

type TypeEntry = CompanyFile['customerTypes'][number];

/** What customers of a type may book; what the file leaves out does not limit them. */
export function compileBookingRules(
  entry: TypeEntry['bookingRules'],
  path: Path,
  context: Context,
): BookingRules {
  const { allowed, shortestLead, longestLead, longestTrip, ...rest } = entry ?? {};
  const { docks, boatModels, problems } = context;
  for (const [index, { from, until }] of (rest.excludedDates ?? []).entries()) {
    if (until < from) {
      problems.add([...path, 'excludedDates', index, 'until'], `must not be before ${from}`);
    }
  }
  const problem = rest.customCondition === undefined ? null : checkCondition(rest.customCondition);
  if (problem) {
    problems.add([...path, 'customCondition'], problem.message, { offset: problem.offset });
  }
  return {
    ...rest,
    ...(allowed && {
      allowedPairs: allowed.map(({ dock, boatModel }, index) => ({
        dockId: docks.idOf(dock, [...path, 'allowed', index, 'dock']),
        boatModelId: boatModels.idOf(boatModel, [...path, 'allowed', index, 'boatModel']),
      })),
    }),
    ...(shortestLead && { shortestLeadHours: toHours(shortestLead) }),
    ...(longestLead && { longestLeadHours: toHours(longestLead) }),
    ...(longestTrip && { longestTripHours: toHours(longestTrip) }),
  };
}

/** Without the entry, customers of a type cannot cancel and staff waive nothing. */
export function compileCancellation(
  entry: TypeEntry['cancellation'],
  path: Path,
  { problems }: Context,
): CancellationRules {
  const steps = (entry?.feeSteps ?? []).map(({ atLeast, percentage }) => ({
    atLeastHours: toHours(atLeast),
    percentage,
  }));
  for (const [index, { atLeastHours }] of steps.entries()) {
    const before = steps[index - 1];
    if (before && before.atLeastHours <= atLeastHours) {
      problems.add([...path, 'feeSteps', index, 'atLeast'], 'must be less than the step before');
    }
  }
  return {
    customerMayCancel: entry?.customerMayCancel ?? false,
    noticeHours: entry?.notice ? toHours(entry.notice) : 0,
    feeSteps: steps,
  };
}
