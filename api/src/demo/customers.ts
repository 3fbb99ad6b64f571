import type { Company } from '@slipway/company';
import type { Selectable } from 'kysely';
import type { TenantTables } from '../database/schema.ts';
import { newId } from '../new-id.ts';
import { COUNTRIES } from './names.ts';
import type { Random } from './random.ts';

export type CustomerRow = Selectable<TenantTables['customers']>;

/** No password has this hash, so that nobody can sign in as a customer of the demo. */
export const NO_PASSWORD = '!';

const RETURNING = 0.45;
const SHARES = { guest: 6, default: 3, custom: 1 } as const;

/** The customers of a company, who come one after the other as bookings are made. */
export class DemoCustomers {
  readonly rows: CustomerRow[] = [];
  readonly #types: Company['customerTypes'];
  readonly #locale: string;
  readonly #random: Random;

  constructor({ customerTypes, locale }: Company, random: Random) {
    this.#types = customerTypes;
    this.#locale = locale;
    this.#random = random;
  }

  /** Somebody who books at this moment: often a new customer, sometimes one who is known. */
  whoBooksAt(moment: number): CustomerRow {
    if (this.rows.length > 0 && this.#random.happens(RETURNING)) {
      return this.#random.choose(this.rows);
    }
    const customer = this.#newCustomer(new Date(moment));
    this.rows.push(customer);
    return customer;
  }

  #newCustomer(registeredAt: Date): CustomerRow {
    const random = this.#random;
    const type = random.choose(this.#types, (candidate) => SHARES[candidate.type]);
    const country = random.choose(COUNTRIES, ({ locale }) => (locale === this.#locale ? 8 : 2));
    const givenName = random.choose(country.givenNames);
    const familyName = random.choose(country.familyNames);
    const number = this.rows.length + 1;
    return {
      id: newId(registeredAt, random.bytes(16)),
      customer_type_id: type.id,
      given_name: givenName,
      family_name: familyName,
      email_address: `${plain(givenName)}.${plain(familyName)}.${number}@example.com`,
      phone_number: type.type === 'guest' ? null : `+447700900${random.between(100, 999)}`,
      preferred_locale: country.locale,
      password_hash: NO_PASSWORD,
      registered_at: registeredAt,
      updated_at: registeredAt,
      member_until: null,
      anonymized_at: null,
    };
  }
}

/** A name as an e-mail address can have it. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');
}
