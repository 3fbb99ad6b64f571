import { formatInstant, MINUTE } from '@slipway/engine';
import type { Move } from './MoveDialog.tsx';
import type { Row } from './rows.ts';
import type { Trip } from './trips.ts';

/** A trip at its new time, so many minutes later than it is drawn. */
export function moveOf({ bar: { booking, away }, row }: Trip, minutes: number): Move {
  const later = (moment: string) => formatInstant(Date.parse(moment) + (minutes + away) * MINUTE);
  return {
    booking,
    timeZone: row.dock.timeZone,
    pickup: later(booking.pickup),
    return: later(booking.return),
  };
}

/** Why a trip cannot be dropped on a row; null when it can. */
export function refusalOn({ bar: { booking } }: Trip, { kind, dock, model }: Row): string | null {
  const isItsDock = dock.id === booking.dockId;
  const isItsModel = isItsDock && model?.id === booking.boatModelId;
  if (isItsDock && kind === 'parking') return null;
  if (isItsModel && kind === 'model') return null;
  return isItsModel
    ? 'The boat is chosen at hand-out. Drop the trip on the row of its model.'
    : 'Only the time changes here. For another model or dock, open the booking.';
}
