import type { ColumnType } from 'kysely';

export type MailTables = {
  /** Messages that were decided on, and what became of them. */
  outbox: {
    id: string;
    booking_id: string | null;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    created_at: Date;
    sent_at: ColumnType<Date | null, undefined, Date>;
    failure: ColumnType<string | null, undefined, string | null>;
  };
};
