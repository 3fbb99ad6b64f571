import type { DeliveryOutcome } from '@slipway/contract';
import type { ColumnType } from 'kysely';

type Later<Value> = ColumnType<Value | null, undefined, Value | null>;

/** Endpoints of a company's integrators, and what they were sent. */
export type WebhookTables = {
  webhooks: {
    id: string;
    name: string;
    url: string;
    /** The types of events that it wants. */
    events: string[];
    enabled: boolean;
    secret: string;
    /** Signs beside the new one for a while after a change. */
    old_secret: Later<string>;
    old_secret_until: Later<Date>;
    /** Every event up to here was tried or stands in `webhook_retries`. */
    position: number;
    failing_since: Later<Date>;
    /** The endpoint has asked for quiet until then. */
    not_before: Later<Date>;
    /** Whose turn it is to send, and until when. */
    lease: Later<string>;
    leased_until: Later<Date>;
    created_at: Date;
  };
  /** Events to be sent once more, because they failed or were asked for. */
  webhook_retries: {
    webhook_id: string;
    event_id: string;
    /** How many attempts have failed. */
    attempts: number;
    due_at: Date;
  };
  /** Every attempt, kept for 30 days. */
  webhook_deliveries: {
    webhook_id: string;
    number: ColumnType<number, never, never>;
    event_id: string;
    type: string;
    attempt: number;
    attempted_at: Date;
    outcome: DeliveryOutcome;
    response_status: number | null;
    duration_ms: number;
    next_attempt_at: Date | null;
  };
};
