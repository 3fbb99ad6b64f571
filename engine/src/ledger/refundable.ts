import type { Cents } from '../arithmetic/cents.ts';

/** Money that a provider has taken toward the costs of a booking. */
export interface TakenMoney {
  transactionId: string;
  /** What came in by it and has not gone back through the provider. */
  left: Cents;
  /** What is ordered to go back and has not yet. */
  goingBack: Cents;
}

export interface Refundable {
  /** In all, in cash or online. */
  whole: Cents;
  /** Through the provider. */
  online: Cents;
  /** What is ordered to go back and has not yet. */
  goingBack: Cents;
}

/** What can be paid back. What is on its way counts as gone, so that no money goes back twice. */
export function refundable(paid: Cents, money: readonly TakenMoney[]): Refundable {
  const goingBack = money.reduce((sum, taken) => sum + taken.goingBack, 0);
  const whole = Math.max(0, paid - goingBack);
  const atProvider = money.reduce((sum, taken) => sum + freeOf(taken), 0);
  return { whole, online: Math.min(whole, atProvider), goingBack };
}

/** Which part of a refund goes back by which transaction, in the order that these are given. */
export function splitRefund(
  amount: Cents,
  money: readonly TakenMoney[],
): { transactionId: string; amount: Cents }[] {
  let rest = amount;
  return money.flatMap((taken) => {
    const part = Math.min(rest, freeOf(taken));
    rest -= part;
    return part > 0 ? [{ transactionId: taken.transactionId, amount: part }] : [];
  });
}

function freeOf({ left, goingBack }: TakenMoney): Cents {
  return Math.max(0, left - goingBack);
}
