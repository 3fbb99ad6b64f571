/** Where the pages of a company are. */
function pagesUrl(companySlug: string): string {
  return `https://${companySlug}.slipway.example`;
}

/** The customer's own page of a booking. */
export function bookingUrl(companySlug: string, reference: string): string {
  return `${pagesUrl(companySlug)}/bookings/${reference}`;
}

/** Where the customer pays what is owed. */
export function paymentUrl(companySlug: string, reference: string): string {
  return `${bookingUrl(companySlug, reference)}/pay`;
}

/** The booking form. */
export function formUrl(companySlug: string): string {
  return `${pagesUrl(companySlug)}/book`;
}
