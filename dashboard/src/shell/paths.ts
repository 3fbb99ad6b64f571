type BookingTab = 'finances' | 'waivers' | 'history';

/** Where a booking is, or one of its tabs: `/bookings/R7K2QD?tab=finances`. */
export function bookingPath(reference: string, tab?: BookingTab): string {
  return tab ? `/bookings/${reference}?tab=${tab}` : `/bookings/${reference}`;
}

/** Dockside with one booking open. */
export function docksidePath(reference: string): string {
  return `/planning/dockside?booking=${reference}`;
}

/** The profile of a customer, or one of its tabs. */
export function customerPath(id: string, tab?: 'bookings' | 'notes' | 'history'): string {
  return tab ? `/customers/${id}?tab=${tab}` : `/customers/${id}`;
}
