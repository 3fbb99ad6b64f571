import { FIELD_TEXT } from '@slipway/contract';
import { phoneNumberOf } from '@slipway/engine';
import type { TenantDatabase } from '../../database/database.ts';
import { ValidationError } from '../../errors.ts';

/**
 * A number as somebody has typed it, in E.164 form. Without a country code it is one of the country
 * of the dock; where no dock is meant, of the countries in which the company has docks.
 */
export async function readPhoneNumber<Typed extends string | null | undefined>(
  database: TenantDatabase,
  typed: Typed,
  dockId?: string | null,
): Promise<Typed | string | null> {
  if (typed === undefined || typed === null) return typed;
  if (typed.trim() === '') return null;
  const docks = database.selectFrom('docks').select('address');
  const meant = await (dockId
    ? docks.where('id', '=', dockId)
    : docks.where('archived_at', 'is', null)
  ).execute();
  const countries = [...new Set(meant.map(({ address }) => address.country))];
  const number = phoneNumberOf(typed, countries);
  if (number === null) throw new ValidationError({ phoneNumber: [FIELD_TEXT.phoneNumber] });
  return number;
}
