import type { MessageChannel } from '@slipway/contract/team/booking-words';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Attachment } from '../../ports/mail.ts';

/** Tables of a company that serve the platform itself. */
export type PlatformTables = {
  /** Messages that were decided on, and what became of them. */
  outbox: {
    id: string;
    booking_id: string | null;
    /** Which message about the booking it is; others have none. */
    kind: ColumnType<string | null, string | undefined, never>;
    channel: ColumnType<MessageChannel, MessageChannel | undefined, never>;
    /** An address, or the number of a phone. */
    recipient: string;
    /** The name that the mailbox shows; without one, that of the operator. */
    sender: string | null;
    reply_to: string | null;
    subject: string;
    /** Emptied, like `text` and `attachments`, once the message was handed over. */
    html: string;
    text: string;
    attachments: JSONColumnType<Attachment[]>;
    created_at: Date;
    sent_at: ColumnType<Date | null, undefined, Date>;
    failure: ColumnType<string | null, undefined, string | null>;
  };
  /** Which messages about a booking were decided on, so that none is sent twice. */
  booking_messages: {
    booking_id: string;
    kind: string;
    /** Tells messages of one kind apart: the pickup, a payment request, a moment. */
    occasion: string;
    created_at: Date;
  };
  /** Changes of bookings and customers as others are told of them, kept for 30 days. */
  events: {
    id: string;
    /** Given after the commit, in an order that never changes. */
    position: ColumnType<number | null, undefined, number>;
    type: string;
    happened_at: Date;
    data: JSONColumnType<Record<string, unknown>>;
  };
  /** The last position that was given; its row is locked while positions are given. */
  event_positions: {
    last_position: number;
  };
  idempotency_keys: {
    /** The ID of whoever sent the request; the name dates from when only keys could. */
    api_key_id: string;
    key: string;
    /** Tells the same request from another one: method, path and a hash of the body. */
    fingerprint: string;
    /** The answer that was given, written in the transaction that did the work. */
    status: number;
    body: string;
    created_at: Date;
  };
};

/** Tables that belong to no company. */
export type SharedTables = {
  /** Kept by rate-limiter-flexible, whose column names these are. */
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
};
