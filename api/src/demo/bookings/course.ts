import type { BookingStatus } from '@slipway/contract';
import { completesAt, HOUR, holdEndsAt, MINUTE, optionDeadline } from '@slipway/engine';
import type { Random } from '../random.ts';
import type { HandOut } from '../trips/hand-out.ts';
import type { DemoTrip } from '../trips/trip.ts';

/** How a booking went so far. */
export type Course = {
  status: BookingStatus;
  /** When it was confirmed, paid or not; null when it never was. */
  confirmedAt: number | null;
  /** When a draft or an option ends, or ended. */
  expiresAt: number | null;
  canceledAt: number | null;
  updatedAt: number;
};

/** What became of a trip until now. */
export function courseOf(
  trip: DemoTrip,
  handOuts: readonly HandOut[],
  now: number,
  random: Random,
): Course {
  const { bookedAt, pickup } = trip;
  const confirmedAt = bookedAt + random.between(60, 300) * 1000;
  const open = { confirmedAt: null, expiresAt: null, canceledAt: null };
  switch (trip.fate) {
    case 'draft': {
      const expiresAt = holdEndsAt({ createdAt: bookedAt, madeBy: 'staff' });
      return { ...open, status: 'draft', expiresAt, updatedAt: bookedAt };
    }
    case 'option': {
      const expiresAt = optionDeadline({ madeAt: bookedAt, pickup });
      return { ...open, status: 'option', expiresAt, updatedAt: bookedAt };
    }
    case 'expired': {
      const expiresAt = holdEndsAt({ createdAt: bookedAt, madeBy: 'customer' });
      return { ...open, status: 'expired', expiresAt, updatedAt: expiresAt };
    }
    case 'canceled': {
      const latest = Math.min(pickup - HOUR, now);
      const canceledAt = wholeSecond(
        confirmedAt + random.fraction() * Math.max(MINUTE, latest - confirmedAt),
      );
      return { ...open, status: 'canceled', confirmedAt, canceledAt, updatedAt: canceledAt };
    }
    case 'kept': {
      const completedAt = lastBoatBack(trip, handOuts) ?? completesAt(trip);
      if (completedAt > now) {
        return { ...open, status: 'confirmed', confirmedAt, updatedAt: confirmedAt };
      }
      return { ...open, status: 'completed', confirmedAt, updatedAt: completedAt };
    }
  }
}

/** When the last of all boats of a trip came back; null while one is out or was never handed out. */
function lastBoatBack({ boats }: DemoTrip, handOuts: readonly HandOut[]): number | null {
  const back = handOuts.flatMap(({ backAt }) => (backAt === null ? [] : [backAt]));
  return back.length === boats ? Math.max(...back) : null;
}

function wholeSecond(moment: number): number {
  return Math.floor(moment / 1000) * 1000;
}
