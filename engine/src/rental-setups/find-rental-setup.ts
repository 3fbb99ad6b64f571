import { dateText } from '../time/date-text.ts';
import type { Instant } from '../time/instant.ts';
import { localMoment } from '../time/time-zone.ts';
import { lastReturnDate } from './last-return-date.ts';
import type { RentalSetup } from './rental-setup.ts';

/** The setup that serves a trip, or why none does. */
export type SetupResult<Setup> =
  | { found: true; setup: Setup }
  | { found: false; reason: 'never_rented' | 'gap' | 'ends_after_period'; message: string };

/** Finds the setup whose period holds the pickup; its run-over may hold the return. */
export function findRentalSetup<Setup extends RentalSetup>(
  setups: readonly Setup[],
  trip: {
    dockId: string;
    boatModelId: string;
    pickup: Instant;
    return: Instant;
    timeZone: string;
  },
): SetupResult<Setup> {
  const ofPair = setups.filter(
    ({ dockId, boatModelId }) => dockId === trip.dockId && boatModelId === trip.boatModelId,
  );
  if (ofPair.length === 0) {
    return refuse('never_rented', 'This boat model is not rented out at this dock.');
  }
  const pickupDate = localMoment(trip.pickup, trip.timeZone).date;
  const setup = ofPair.find(
    ({ from, until }) => from <= pickupDate && (until === null || pickupDate <= until),
  );
  if (!setup) {
    const message = `This boat model cannot be booked at this dock on ${dateText(pickupDate)}.`;
    return refuse('gap', message);
  }
  const lastReturn = lastReturnDate(setup);
  if (lastReturn !== null && localMoment(trip.return, trip.timeZone).date > lastReturn) {
    return refuse('ends_after_period', `Trips must end by ${dateText(lastReturn)}.`);
  }
  return { found: true, setup };
}

function refuse(
  reason: Extract<SetupResult<never>, { found: false }>['reason'],
  message: string,
): Extract<SetupResult<never>, { found: false }> {
  return { found: false, reason, message };
}
