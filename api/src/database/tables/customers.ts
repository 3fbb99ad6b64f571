import type { JSONColumnType } from 'kysely';
import type { Changes } from './bookings.ts';

export type CustomerTables = {
  customers: {
    id: string;
    customer_type_id: string;
    given_name: string;
    family_name: string;
    /** Unique within the company, ignoring case. */
    email_address: string;
    phone_number: string | null;
    preferred_locale: string;
    password_hash: string;
    registered_at: Date;
  };
  customer_aliases: {
    id: string;
    customer_id: string;
    given_name: string;
    family_name: string;
    phone_number: string | null;
    created_at: Date;
  };
  customer_history: {
    id: string;
    customer_id: string;
    happened_at: Date;
    actor: string;
    changes: JSONColumnType<Changes>;
  };
};
