/** A message that is ready to go. */
export type MailMessage = {
  /** The same at every attempt, so that a mailbox can tell a repetition. */
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
};

/** The way out for messages; it throws when a message could not be handed over. */
export type Mail = { deliver(message: MailMessage): Promise<void> };
