/** A text to a phone that is ready to go. */
export type TextMessage = {
  /** The same at every attempt, so that a carrier can tell a repetition. */
  id: string;
  /** The number of the phone, as `+447700900123`. */
  recipient: string;
  text: string;
};

/** The way out for texts; it throws when one could not be handed over. */
export type TextCarrier = { deliver(message: TextMessage): Promise<void> };
