import type { PaymentProvider as ProviderName } from '@slipway/contract';

/** What a customer is to pay at a provider. Amounts are in cents. */
export type NewCheckout = {
  /** The ID of our payment. Starting it again with the same words gives the same checkout. */
  reference: string;
  /** What the customer reads at the provider. */
  description: string;
  currency: string;
  /** Taken at once; 0 when something is only held. */
  charge: number;
  /** Each is reserved on the card by itself, so that it can be captured or released by itself. */
  holds: readonly { key: string; amount: number }[];
  /** Where the customer comes back to, whatever happened. */
  returnUrl: string;
  /** After this it can no longer be paid. */
  expiresAt: Date;
};

/** Where the customer goes to pay. */
type StartedCheckout = { id: string; url: string };

/** What has become of a checkout. */
export type Checkout = {
  id: string;
  /** `pending`: the customer has paid, and the money is on its way. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'left' | 'expired';
  /** What was taken; its ID is the one to refund. */
  charge: { id: string; amount: number } | null;
  /** What is held; a hold that the card refused is missing, even when the charge was paid. */
  holds: readonly { key: string; id: string; amount: number; endsAt: Date }[];
};

/** How an order stands: a refusal is final, and anything that may pass is thrown instead. */
export type OrderResult =
  | { state: 'done'; id: string }
  | { state: 'under_way'; id: string }
  | { state: 'refused'; refusal: string };

/** Something to be done with one transaction. The same key twice does it once. */
export type ProviderOrder = { transactionId: string; amount: number; idempotencyKey: string };

/** What was done with a transaction at the provider, by an order of ours or without us. */
export type Movement = {
  /** The provider's own name for it. */
  id: string;
  /** Ours, as far as the provider has kept it. */
  key: string | null;
  type: 'capture' | 'release' | 'refund';
  amount: number;
  result: OrderResult;
};

/** The provider's books about one transaction. Amounts are in cents. */
export type ProviderTransaction = {
  id: string;
  amount: number;
  /** What was taken of it, without a capture that is under way. */
  captured: number;
  /** Captures, releases and refunds; what is under way or has failed is among them. */
  movements: readonly Movement[];
  /** What the customer's bank wants back, and what the provider has taken for it from the company. */
  dispute: { id: string; amount: number; taken: number } | null;
  /** Null for what was charged at once. */
  hold: { state: 'held' | 'captured' | 'released' | 'lapsed'; endsAt: Date } | null;
};

/**
 * A payment provider, as one company has connected it. Nothing here may be called inside a
 * transaction: an answer can take seconds, and the database must not wait for it.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** Whether it can reserve an amount on a card. */
  canHold: boolean;
  /** For so long the same key does an order once; an older order is looked up before it is repeated. */
  remembersKeysMs: number;
  start(checkout: NewCheckout): Promise<StartedCheckout>;
  /** The truth about a checkout; what a customer's browser or a message says is never taken for it. */
  find(checkoutId: string): Promise<Checkout>;
  /**
   * Lets nobody pay a checkout any more, unless it has been paid. What cannot be closed may still be
   * paid, and is followed until it ends.
   */
  close(checkoutId: string): Promise<'closed' | 'cannot'>;
  /** Takes all or part of a hold; the rest of it is free again. */
  capture(order: ProviderOrder): Promise<OrderResult>;
  /** Gives a hold back. */
  release(order: ProviderOrder): Promise<OrderResult>;
  /** Pays back all or part of what was taken. */
  refund(order: ProviderOrder): Promise<OrderResult>;
  /** The truth about a charge or a hold, and all that has become of it since. */
  lookAt(transactionId: string): Promise<ProviderTransaction>;
  /**
   * The checkout that a message of the provider is about, or nothing when the message is not the
   * provider's own. It only says where to look: `find` and `lookAt` tell what happened.
   */
  readMessage(message: { headers: Headers; body: string }): Promise<string | undefined>;
};

/** The providers that payments of a company run through. */
export type Providers = {
  /** Who carries out a payment that belongs to this provider, or a refusal when nobody can. */
  standingFor(name: ProviderName): ProviderName;
  /** The provider of this name, if there is one. */
  named(tenantId: string, name: string): PaymentProvider | undefined;
  /** The provider itself, as the company has connected it. */
  of(tenantId: string, name: ProviderName): PaymentProvider;
};
