type BookingTab =
  | 'finances'
  | 'add-ons'
  | 'waivers'
  | 'answers'
  | 'messages'
  | 'history'
  | 'edit'
  | 'cancel';

/** Where a booking is, or one of its tabs: `/bookings/R7K2QD/finances`. */
export function bookingPath(reference: string, tab?: BookingTab): string {
  return tab ? `/bookings/${reference}/${tab}` : `/bookings/${reference}`;
}

/** Dockside with one booking open. */
export function docksidePath(reference: string): string {
  return `/planning/dockside?booking=${reference}`;
}

export function customerPath(id: string): string {
  return `/customers/${id}`;
}
