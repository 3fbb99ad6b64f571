import type { ColumnType, JSONColumnType } from 'kysely';
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
    updated_at: Date;
    /** The last day of a membership; afterwards the customer is an account holder. */
    member_until: ColumnType<string | null, string | null | undefined, string | null>;
    /** When the person was erased; what is left has no name. */
    anonymized_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What staff wrote about a customer. */
  customer_notes: {
    id: string;
    customer_id: string;
    text: string;
    /** Who wrote it, as the history names them. */
    author: string;
    created_at: Date;
  };
  /** How many customers were stored in a month and on a day by the clock of UTC; triggers keep it. */
  customer_counts: {
    unit: 'month' | 'day';
    starts_on: string;
    customers: number;
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
