import { FIELD_TEXT } from '@slipway/contract';
import { phoneNumberOf } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { ValidationError } from '../../errors.ts';

/**
 * A number as somebody has typed it, in E.164 form. Without a country code it is one of the country
 * of the dock; of the company's first dock where no trip is meant.
 */
export async function readPhoneNumber<Typed extends string | null | undefined>(
  database: TenantDatabase,
  typed: Typed,
  dockId?: string | null,
): Promise<Typed | string | null> {
  if (typed === undefined || typed === null) return typed;
  if (typed.trim() === '') return null;
  const docks = database.selectFrom('docks').select('address').orderBy('position').orderBy('id');
  const dock = await (dockId
    ? docks.where('id', '=', dockId)
    : docks.where('archived_at', 'is', null)
  ).executeTakeFirst();
  const number = phoneNumberOf(typed, dock?.address.country ?? null);
  if (number === null) throw new ValidationError({ phoneNumber: [FIELD_TEXT.unknownCountryCode] });
  return number;
}
