import { CONFIRMED_EVENT, HOTEL_WEBHOOK } from '@slipway/contract';
import type { TenantDatabase } from '../database/database.ts';
import { newSecret } from '../webhooks/sign.ts';

/** The endpoint of the reference, which has been sent so many events. */
export async function storeHotelEndpoint(company: TenantDatabase, position: number): Promise<void> {
  const { id, name, url, events, enabled, createdAt } = HOTEL_WEBHOOK;
  const created_at = new Date(createdAt);
  await company
    .insertInto('webhooks')
    .values({
      id,
      name,
      url,
      events: [...events],
      enabled,
      secret: newSecret(),
      position,
      created_at,
    })
    .execute();
}

/** The one event of the reference, as the first of its company. */
export async function storeConfirmedEvent(company: TenantDatabase): Promise<void> {
  const { id, type, timestamp, data } = CONFIRMED_EVENT;
  const event = { id, type, happened_at: new Date(timestamp), data: JSON.stringify(data) };
  await company.insertInto('events').values(event).execute();
}
