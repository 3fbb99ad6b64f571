/** The customer's own page of a booking. */
export function bookingUrl(companySlug: string, reference: string): string {
  return `https://${companySlug}.slipway.example/bookings/${reference}`;
}

/** Where the customer pays what is owed. */
export function paymentUrl(companySlug: string, reference: string): string {
  return `${bookingUrl(companySlug, reference)}/pay`;
}
