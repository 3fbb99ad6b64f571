import type { BookingStatus, CostType, PaymentSource } from '@slipway/contract';
import type { DepositTaking } from '@slipway/engine';

export type StoredCost = {
  id: string;
  type: CostType;
  description: string;
  taxRateId: string;
  amountIncludingTax: number;
  amountExcludingTax: number;
};

/** The moment is text, because it comes out of JSON that PostgreSQL has written. */
export type PaymentLine = {
  id: string;
  source: PaymentSource;
  amount: number;
  /** Whether a refund was handed back at the dock. */
  inCash: boolean;
  createdAt: string;
};

export type StoredDeposit = {
  id: string;
  description: string;
  taking: DepositTaking;
  amount: number;
  /** Since when it is in place: held on a card or paid. */
  securedAt: string | null;
  createdAt: string;
};

/** What the customer is asked to pay on the page of the booking. */
export type StoredRequest = {
  id: string;
  amount: number;
  confirmsBooking: boolean;
  description: string | null;
  dueAt: string | null;
};

/** The money of a booking that is locked for change. */
export type Books = {
  id: string;
  reference: string;
  status: BookingStatus;
  costs: StoredCost[];
  payments: PaymentLine[];
  /** The open ones. */
  deposits: StoredDeposit[];
  /** What the deposits were called that staff have released, captured or paid back. */
  settledDeposits: string[];
  /** What is asked for and neither paid nor closed, oldest first. */
  payment_requests: StoredRequest[];
};
