import type { PaymentProvider } from '@slipway/contract';
import type { BookingFee } from '@slipway/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type AccessTables = {
  tenants: {
    id: string;
    slug: string;
    name: string;
    currency: string;
    locale: string;
    time_zone: string;
    plan: string;
    provider: PaymentProvider;
    booking_fee: JSONColumnType<BookingFee>;
    prices_shown: Generated<'including_tax' | 'excluding_tax'>;
    hold_minutes: Generated<number>;
    option_hours: Generated<number>;
    /** Where Slipway writes to the company. */
    email_address: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whom customers call. */
    phone_number: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Date;
  };
  api_keys: {
    id: string;
    /** The readable part by which a key is looked up and recognized in a list. */
    prefix: string;
    /** SHA-256 of the whole key, in hexadecimal. */
    hash: string;
    description: string;
    created_at: Date;
    last_used_at: ColumnType<Date | null, Date | null | undefined, Date>;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date>;
  };
  api_key_tenants: {
    api_key_id: string;
    tenant_id: string;
    is_primary: boolean;
  };
};
