type BookingTab = 'finances' | 'waivers';

/** Where a booking is, or one of its tabs: `/bookings/R7K2QD?tab=finances`. */
export function bookingPath(reference: string, tab?: BookingTab): string {
  return tab ? `/bookings/${reference}?tab=${tab}` : `/bookings/${reference}`;
}

/** Dockside with one booking open. */
export function docksidePath(reference: string): string {
  return `/planning/dockside?booking=${reference}`;
}

/** All bookings of a customer. */
export function bookingsOfPath(emailAddress: string): string {
  return `/bookings?${new URLSearchParams({ search: emailAddress, allDates: 'true' })}`;
}
