/** Under which a tab remembers the form from which it went to pay. */
const storedUnder = (paymentId: string) => `slipway-payment:${paymentId}`;

/** Notes that this tab leaves a form to pay, so that it finds back to it. */
export function rememberPayment(
  storage: Storage | null,
  paymentId: string | null,
  address: URL,
): void {
  try {
    if (paymentId) storage?.setItem(storedUnder(paymentId), address.pathname + address.search);
  } catch {
    // Without storage the customer comes back to the page of the booking, which says the same.
  }
}

/** The form that this tab has left to pay, or nothing; asked once, so that going back stays possible. */
export function takeFormBefore(storage: Storage | null, paymentId: string): string | null {
  const form = storage?.getItem(storedUnder(paymentId)) ?? null;
  storage?.removeItem(storedUnder(paymentId));
  return form;
}
