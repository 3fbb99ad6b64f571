import { FIELD_TEXT, type FieldErrors, hasErrors } from '@slipway/contract';
import { availability, formatInstant } from '@slipway/engine';
import { ValidationError } from '../../errors.ts';
import type { Handler } from '../../http/handler.ts';
import { type FleetReading, readFleet } from './read-fleet.ts';

export const getAvailability: Handler<'getAvailability'> = async ({ query }, database, { now }) => {
  const [dockId, boatModelId] = [query.dockId.toLowerCase(), query.boatModelId.toLowerCase()];
  const period = { start: Date.parse(query.period.start), end: Date.parse(query.period.end) };
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

function refuseUnknown({ dockExists, boatModelExists }: FleetReading): void {
  const problems: FieldErrors = {};
  if (!dockExists) problems.dockId = [FIELD_TEXT.doesNotExist];
  if (!boatModelExists) problems.boatModelId = [FIELD_TEXT.doesNotExist];
  if (hasErrors(problems)) throw new ValidationError(problems);
}
