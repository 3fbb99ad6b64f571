import type { Answer } from '../../api/call.ts';

export type OwnBooking = Answer<'getOwnBooking'>;

/** What every part of the page can do with the booking it shows. */
export type BookingPartProps = {
  booking: OwnBooking;
  /** Shows the booking as an answer says that it is now. */
  onChange: (booking: OwnBooking) => void;
};
