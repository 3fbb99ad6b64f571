/** The e-mails of a flow, by the name that their texts begin with, with what each is for. */
export const FLOW_MESSAGES = {
  requestReceived: 'A customer has asked under On approval.',
  confirmed: 'The booking is confirmed.',
  changed: 'The booking was edited.',
  canceled: 'The booking is canceled.',
  paymentRequest: 'The company asks for money.',
  balanceDue: 'Money is still open a while before the trip.',
  beforeTrip: 'The trip comes closer.',
  dayOfTrip: 'The trip begins soon.',
  thankYou: 'The trip is over.',
  comeBack: 'The trip was almost a year ago.',
} as const;

export type FlowMessage = keyof typeof FLOW_MESSAGES;

type Range = { readonly byDefault: number; readonly min: number; readonly max: number };

/** When the e-mails go out that wait for a moment, counted from pickup or from the return. */
export const FLOW_TIMES = {
  beforeTripHours: { byDefault: 48, min: 1, max: 96 },
  dayOfTripHours: { byDefault: 4, min: 1, max: 12 },
  thankYouHours: { byDefault: 20, min: 1, max: 72 },
  comeBackWeeks: { byDefault: 46, min: 20, max: 60 },
} as const satisfies Record<string, Range>;

/** The times that a flow has chosen; null switches an e-mail off. */
export type FlowTimes = Record<keyof typeof FLOW_TIMES, number | null>;

/** The texts to phones that a flow can switch on. Their wording is fixed. */
export const TEXT_MESSAGES = {
  pickup_reminder: '3 h before pickup.',
  start_link: '20 min before pickup, for connected boats.',
  return_reminder: '30 min before return.',
} as const;

export type TextMessageName = keyof typeof TEXT_MESSAGES;

/** How many minutes before pickup, or before the return, each of them goes out. */
export const TEXT_MINUTES: Readonly<Record<TextMessageName, number>> = {
  pickup_reminder: 180,
  start_link: 20,
  return_reminder: 30,
};
