/** Under which a tab remembers the form from which it went to pay. */
const storedUnder = (paymentId: string) => `slipway-payment:${paymentId}`;

/** Under which a window remembers that a form on a website waits for this booking to be paid. */
const waitedForUnder = (reference: string) => `slipway-form-waits:${reference}`;

/** The address of a window in which a booking is paid while the form stays on its website. */
export function paymentWindowOf(reference: string, key: string, language: string): string {
  return `/bookings/${reference}/pay?from=form&lang=${language}#key=${key}`;
}

/** Whether a window was opened by a form on a website; noted, because the provider comes in between. */
export function isFormWaiting(storage: Storage | null, address: URL, reference: string): boolean {
  try {
    if (address.searchParams.get('from') === 'form') {
      storage?.setItem(waitedForUnder(reference), 'yes');
      return true;
    }
    return Boolean(storage?.getItem(waitedForUnder(reference)));
  } catch {
    return false;
  }
}

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
