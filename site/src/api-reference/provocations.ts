import type { ErrorStatus } from '@slipway/contract';

/** The ways to get an error by real means, in the words of the button that does it. */
export const PROVOCATIONS = {
  noKey: { status: 401, title: 'Send no key' },
  revokedKey: { status: 401, title: 'Send a revoked key' },
  foreignCompany: { status: 401, title: 'Name a company that the key may not work for' },
  otherCompanysBooking: { status: 404, title: 'Ask for a booking of another company' },
  unknownPath: { status: 404, title: 'Leave the ID out of the path' },
  lastBoat: { status: 406, title: 'Book until the last boat is gone' },
  tooManyBoats: { status: 406, title: 'Book more boats than one booking may have' },
  tooManyPeople: { status: 406, title: 'Bring more people than the boat takes' },
  dockNotOpen: { status: 406, title: 'Book at a dock that is not open yet' },
  noRentalSetup: { status: 406, title: 'Book a boat model that the dock does not rent out' },
  noPrice: { status: 406, title: 'Book for longer than there is a price' },
  busyDock: { status: 406, title: 'Pick up more boats at once than the dock can take' },
  overTrip: { status: 406, title: 'Change a booking that is completed' },
  manyMistakes: { status: 422, title: 'Send several mistakes at once' },
  reusedKey: { status: 422, title: 'Send the same Idempotency-Key with another body' },
  tooManyRequests: { status: 429, title: 'Send requests until the limit is reached' },
} as const satisfies Record<string, { status: ErrorStatus; title: string }>;

export type ProvocationId = keyof typeof PROVOCATIONS;
