import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { sql } from 'kysely';
import type { Visitor } from '../actor.ts';
import type { TenantDatabase } from '../database/database.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from '../errors.ts';

/**
 * The ID of the booking that a visitor may see and change: that of the key, or one of the signed-in
 * customer by its reference. A reference that is not the customer's own is as unknown as any other.
 */
export async function ownBookingId(
  database: TenantDatabase,
  visitor: Visitor,
  reference?: string,
): Promise<string> {
  const { bookingKey, id: customerId } = visitor;
  if (bookingKey?.only) throw new ForbiddenError(PAGE_ERROR_TEXT.keyTooNarrow);
  if (bookingKey) return bookingKey.bookingId;
  if (customerId === null) throw new UnauthorizedError(PAGE_ERROR_TEXT.noKey);
  const found = await database
    .selectFrom('bookings')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(sql`upper(reference)`, '=', (reference ?? '').toUpperCase())
    .executeTakeFirst();
  if (!found) throw new NotFoundError('booking', reference ?? '');
  return found.id;
}
