import type { PaymentProvider } from '@slipway/contract';
import type { MoneyAtProvider } from '@slipway/contract/team';
import type { DepositTaking } from '@slipway/engine';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A column that starts empty and is filled once. */
type FilledLater<Value> = ColumnType<Value | null, undefined, Value>;

/** Where a payment stands; only an open one can still change. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'left' | 'expired';

/** A deposit that a payment secures as well. Amounts are in cents. */
export type DepositPart = { depositId: string; taking: DepositTaking; amount: number };

export type PaymentTables = {
  /** One attempt of a customer to pay. */
  payments: {
    id: string;
    booking_id: string;
    request_id: string | null;
    purpose: 'confirm' | 'balance' | 'request' | 'deposit';
    /** Who carries it out; the demo may stand in for the provider of the booking. */
    provider: PaymentProvider;
    /** What counts toward the costs of the booking, in cents. */
    price: number;
    /** `hold` only reserves the price on a card until the request is approved. */
    price_taking: DepositTaking;
    deposits: JSONColumnType<DepositPart[]>;
    /** Which page the customer comes back to. */
    return_to: 'form' | 'booking';
    /** Whether it was begun with a key of its request alone: whoever comes back gets such a one again. */
    by_request_key: Generated<boolean>;
    status: PaymentStatus;
    /** What the provider calls it, once it has been started there. */
    checkout_id: FilledLater<string>;
    checkout_url: FilledLater<string>;
    /** SHA-256 of what the customer comes back with; it opens the booking once. */
    return_hash: ColumnType<string | null, undefined, string | null>;
    /** That itself, only until the provider has answered: it is asked again with the same words. */
    return_token: ColumnType<string | null, undefined, string | null>;
    /** Since when somebody waits for the provider's answer; null when nobody does. */
    asked_at: ColumnType<Date | null, undefined, Date | null>;
    /** Until when the provider was asked to let it be paid. */
    checkout_expires_at: FilledLater<Date>;
    created_at: Date;
    ended_at: FilledLater<Date>;
    /** When what was paid was last compared with the provider's books. */
    compared_at: FilledLater<Date>;
  };
  /** Money that a provider has taken or holds. */
  payment_transactions: {
    id: string;
    payment_id: string;
    provider_id: string;
    taking: DepositTaking;
    /** A charge of price and deposit together counts as price. */
    covers: 'price' | 'deposit';
    /** In cents. */
    amount: number;
    refunded: Generated<number>;
    /** When the hold ends, as the provider says. */
    hold_ends_at: Date | null;
    /** What the provider calls the dispute that the company was told of last. */
    dispute_id: FilledLater<string>;
    /** What the provider has taken back from the company for it, in cents. */
    dispute_taken: Generated<number>;
    /** When a hold was captured, released or has lapsed. */
    closed_at: ColumnType<Date | null, undefined, Date>;
    created_at: Date;
  };
  /** What a provider is asked to do with money that it has; done outside of transactions. */
  payment_orders: {
    id: string;
    transaction_id: string;
    /** The deposit that it is about, if it is about one. */
    deposit_id: string | null;
    type: 'capture' | 'release' | 'refund';
    /** In cents. */
    amount: number;
    /** Who asked for it, as the history names them. */
    actor: string;
    created_at: Date;
    done_at: FilledLater<Date>;
    /** When the booking had last changed before it was done or refused. */
    booking_updated_at: FilledLater<Date>;
    /** Why the provider has not done it, or has taken it back after all. */
    refusal: FilledLater<string>;
    /** What the provider calls it; while it is neither done nor refused, it is under way there. */
    provider_order_id: ColumnType<string | null, string | undefined, string>;
    /** When the provider was last asked how it stands. */
    looked_at: FilledLater<Date>;
  };
  /** What has happened to the money of a booking, in its order; triggers write it, nobody changes it. */
  ledger_entries: {
    booking_id: string;
    /** Counts the entries of the booking. */
    version: number;
    item: 'cost' | 'payment' | 'deposit' | 'request' | 'transaction' | 'order';
    item_id: string;
    /** What the item became, as its row; null once it was withdrawn. */
    state: JSONColumnType<Record<string, unknown>> | null;
    written_at: Generated<Date>;
  };
  /** Money that the provider has other figures of than we, until both agree. In cents. */
  payment_differences: {
    transaction_id: string;
    /** What was taken and has not gone back, or what is on hold. */
    what: MoneyAtProvider;
    ours: number;
    theirs: number;
    /** When it was first found. */
    since: Date;
  };
  /** The books of the demo provider, as if they were elsewhere. */
  demo_checkouts: {
    id: string;
    /** The ID of the payment it was started for. */
    reference: string;
    description: string;
    currency: string;
    charge: number;
    holds: JSONColumnType<{ key: string; amount: number }[]>;
    return_url: string;
    status: PaymentStatus;
    /** From when on the provider tells that it was paid. */
    arrives_at: FilledLater<Date>;
    created_at: Date;
    expires_at: Date;
  };
  demo_transactions: {
    id: string;
    checkout_id: string;
    /** Null for a charge. */
    hold_key: string | null;
    amount: number;
    captured: number;
    refunded: Generated<number>;
    released: Generated<boolean>;
    ends_at: Date | null;
    /** What the customer's bank wants back, and what it has got of it. */
    disputed: Generated<number>;
    dispute_taken: Generated<number>;
  };
  demo_orders: {
    /** Forgotten after a while: the same key then is another order. */
    idempotency_key: string;
    transaction_id: string;
    refusal: string | null;
    /** Those before this was noted have none of what follows. */
    id: string | null;
    type: PaymentTables['payment_orders']['type'] | null;
    amount: number | null;
    /** The key, which its books keep longer than the protection from doing it twice. */
    our_key: string | null;
    created_at: Date | null;
    /** Until then it is under way. */
    settles_at: Date | null;
    /** When it fails, and why; after `settles_at` it has been done before. */
    fails_at: Date | null;
    failure: string | null;
  };
};
