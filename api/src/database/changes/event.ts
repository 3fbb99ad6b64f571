import type { AnswerOf, EventType, IntegratorOperations } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';

type Event = AnswerOf<IntegratorOperations['listEvents']>['data'][number];

export const EVENT_COLUMNS = [
  'events.id',
  'events.position',
  'events.type',
  'events.happened_at',
  'events.data',
] as const;

export type EventRow = {
  id: string;
  position: number | null;
  type: string;
  happened_at: Date;
  data: unknown;
};

/** An event as it is told to others: in the feed and to webhook endpoints alike. */
export function eventAnswer({ id, type, happened_at, data }: EventRow, tenantId: string): Event {
  const { updatedAt, changed, ...subject } = data as Event['data'];
  return {
    id,
    type: type as EventType,
    timestamp: formatTimestamp(happened_at.getTime()),
    tenantId,
    // The database keeps no order of fields.
    data: { ...subject, updatedAt, changed },
  };
}
