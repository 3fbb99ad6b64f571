import type { PaymentProvider as ProviderName } from '@slipway/contract';

/** What a customer is to pay at a provider. Amounts are in cents. */
export type NewCheckout = {
  /** The ID of our payment. Starting it twice gives the same checkout. */
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

/** What became of an order: a refusal is final, and anything that may pass is thrown instead. */
export type OrderResult = { done: true } | { done: false; refusal: string };

/** Something to be done with one transaction. The same key twice does it once. */
export type ProviderOrder = { transactionId: string; amount: number; idempotencyKey: string };

/**
 * A payment provider, as one company has connected it. Nothing here may be called inside a
 * transaction: an answer can take seconds, and the database must not wait for it.
 *
 * Stripe: a Checkout Session with a PaymentIntent, holds as PaymentIntents with manual capture on
 * the card that was saved. Mollie: a payment of the Payments API, which knows no holds.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** Whether it can reserve an amount on a card. */
  canHold: boolean;
  start(checkout: NewCheckout): Promise<StartedCheckout>;
  /** The truth about a checkout; what a customer's browser or a message says is never taken for it. */
  find(checkoutId: string): Promise<Checkout>;
  /** Lets nobody pay a checkout any more, unless it has been paid. */
  close(checkoutId: string): Promise<void>;
  /** Takes all or part of a hold; the rest of it is free again. */
  capture(order: ProviderOrder): Promise<OrderResult>;
  /** Gives a hold back. */
  release(order: ProviderOrder): Promise<OrderResult>;
  /** Pays back all or part of what was taken. */
  refund(order: ProviderOrder): Promise<OrderResult>;
  /**
   * The checkout that a message of the provider is about, or nothing when the message is not the
   * provider's own. It only says where to look: `find` tells what happened.
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
