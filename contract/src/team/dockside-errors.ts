/** What the dock is told. */
export const DOCKSIDE_ERROR_TEXT = {
  notConfirmed: 'Only a confirmed booking is handed out. Ask a Planner to confirm it.',
  tooEarly: 'It is too early: a boat is handed out from 45 minutes before pickup on.',
  alreadyOut: 'This boat of the booking has been handed out already.',
  noBoatYet: 'No boat is chosen for this trip yet.',
  notOut: 'This trip is not out.',
  tripOver: 'This trip is over: the boat is back.',
  sameBoat: 'The trip has this boat already.',
  noSuchTrip: 'The booking has fewer boats by now.',
  notConnected: 'This boat has no device, so it is started and stopped by hand.',
  noSignal: 'The device does not answer. Follow the key plan of your company.',
  boatElsewhere: 'This boat is not at the dock, or is of another model.',
} as const;

export const DOCKSIDE_FIELD_TEXT = {
  tooLongAgo: 'This was more than a day ago, which is too late to record.',
} as const;

/** A required waiver is the one line of the checklist that stops a hand-out. */
export function waiverFirstText(name: string, signed: number, needed: number): string {
  return `“${name}” is required before hand-out: ${signed} of ${needed} signed.`;
}

export function outOfServiceText(boatName: string): string {
  return `${boatName} is out of service. Choose another boat.`;
}

type Elsewhere = { customerName: string; reference: string };

export function boatOutText(boatName: string, { customerName, reference }: Elsewhere): string {
  return `${boatName} is out with ${customerName} (${reference}). If it is back, end that trip first.`;
}

/** Somebody else changed the trip since the screen showed it. */
export function tripChangedText(by: string): string {
  return `${by} has changed this trip meanwhile. Look at it again, then decide.`;
}

/** A line of an order is no longer what the screen has shown. */
export function orderChangedText(name: string, quantity: number | null): string {
  return quantity === null
    ? `${name} is no longer ordered. Look at the list again.`
    : `${name} is now ordered ${quantity} times. Look at the list again.`;
}
