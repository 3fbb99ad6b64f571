import { formatInstant } from '@slipway/engine';
import type { IntegratorHandler } from '../../http/handler.ts';
import { readStartTimes } from './start-times.ts';

export const getStartTimes: IntegratorHandler<'getStartTimes'> = async (
  { query },
  database,
  context,
) => {
  const models = await readStartTimes(database, context, {
    dockId: query.dockId.toLowerCase(),
    date: query.date,
    boatModelId: query.boatModelId?.toLowerCase() ?? null,
    boats: query.boats,
    passengers: query.passengers,
    customerTypeId: query.customerTypeId?.toLowerCase() ?? null,
    partnerCode: query.partnerCode ?? null,
    prices: { bookedBy: 'api', shown: 'total' },
  });
  return {
    data: models.map(({ boatModelId, pickups }) => ({
      boatModelId,
      pickups: pickups.map(({ pickup, returns }) => ({
        pickup: formatInstant(pickup),
        returns: returns.map(({ availability, reason, price, ...trip }) => ({
          return: formatInstant(trip.return),
          availability,
          bookable: reason === null,
          reason,
          totalIncludingTax: price,
        })),
      })),
    })),
  };
};
