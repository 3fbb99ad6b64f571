import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import { availability, formatInstant, type Period } from '@slipway/engine';
import { ValidationError } from '../../errors.ts';
import type { IntegratorHandler } from '../../http/handler.ts';
import { type FleetReading, readFleet } from './fleet.ts';

export const getAvailability: IntegratorHandler<'getAvailability'> = async (
  { query },
  database,
  { now },
) => {
  const [dockId, boatModelId] = [query.dockId.toLowerCase(), query.boatModelId.toLowerCase()];
  const period = wholeSeconds(query.period);
  const reading = await readFleet(database, { dockId, boatModelId, period, now });
  refuseUnknown(reading);
  const { lowestAvailability, perMoment } = availability(reading.fleet, period);
  return {
    data: {
      lowestAvailability,
      perMoment: perMoment.map(({ moment, availability: free }) => ({
        moment: formatInstant(moment),
        availability: free,
      })),
    },
    parameters: {
      dockId,
      boatModelId,
      period: { start: formatInstant(period.start), end: formatInstant(period.end) },
    },
  };
};

/** The shortest period of whole seconds that holds the one asked about. */
function wholeSeconds({ start, end }: { start: string; end: string }): Period {
  return {
    start: Math.floor(Date.parse(start) / 1000) * 1000,
    end: Math.ceil(Date.parse(end) / 1000) * 1000,
  };
}

function refuseUnknown({ dockExists, boatModelExists }: FleetReading): void {
  const problems: FieldErrors = {};
  if (!dockExists) problems.dockId = [FIELD_TEXT.doesNotExist];
  if (!boatModelExists) problems.boatModelId = [FIELD_TEXT.doesNotExist];
  if (hasErrors(problems)) throw new ValidationError(problems);
}
