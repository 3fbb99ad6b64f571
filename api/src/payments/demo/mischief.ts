import type { Movement } from '../../ports/payment-provider.ts';

// Real providers are late, lose answers and change their minds. A test lets the demo do the same;
// nothing that a customer or a company can reach does.

/** A call of the demo provider, with the payment, checkout or transaction that it is about. */
type DemoCall = { does: 'start' | 'close' | Movement['type']; of: string };

/** How the demo provider answers a call for once. */
export type Misdeed = {
  /** The work is done, and the answer is lost. */
  timesOut?: boolean;
  /** A checkout stays open. */
  cannotClose?: boolean;
  /** An order is under way for so long. */
  takesMs?: number;
  /** An order fails after so long; when that is after `takesMs`, it was done before. */
  failsAfterMs?: number;
};

/** Asked before every call; without an answer the demo behaves. */
export type Mischief = (call: DemoCall) => Misdeed | undefined;

/** Ends a call whose answer is to be lost. */
export function loseAnswer({ timesOut }: Misdeed): void {
  if (timesOut) throw new Error('The demo provider has not answered in time.');
}
