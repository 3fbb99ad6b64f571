/** A message that is ready to go. */
export type MailMessage = {
  /** The same at every attempt, so that a mailbox can tell a repetition. */
  id: string;
  recipient: string;
  /** The name that the mailbox shows; without one, that of the operator. */
  sender: string | null;
  /** Where an answer goes, when that is not the sender. */
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly Attachment[];
};

/** A file that comes with a message: a text, or a picture in base64 that the letter shows by its ID. */
export type Attachment = { name: string; type: string; content: string; contentId?: string };

/** The way out for messages; it throws when a message could not be handed over. */
export type Mail = { deliver(message: MailMessage): Promise<void> };
