import type { Answer } from '../../api/call.ts';

export type BoardAnswer = Answer<'getBoard'>;
export type BoardBooking = BoardAnswer['bookings'][number];
export type BoardDock = BoardAnswer['docks'][number];
export type BoardModel = BoardDock['models'][number];

export function hasBoats({ docks }: BoardAnswer): boolean {
  return docks.some(({ models }) => models.length > 0);
}
