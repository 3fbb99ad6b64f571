import type { Override } from '@slipway/contract/team/booking-words';
import { instantAt, localMoment } from '@slipway/engine';
import type { Answer } from '../../../api/call.ts';
import { clockText } from '../../../shell/words/writing.ts';
import type { Booking, FoundCustomer } from '../words.ts';

/** What somebody has chosen so far. Times are those of the dock. */
export interface Trip {
  customer: (Pick<FoundCustomer, 'id' | 'name'> & { aliasId?: string | null }) | null;
  dockId: string;
  boatModelId: string;
  date: string;
  /** As `10:00`; empty until one is chosen. */
  pickup: string;
  /** As `2025-06-14 13:00`: a trip may end on another day. */
  return: string;
  boats: number;
  passengers: number;
  partnerCode: string;
  couponCode: string;
  addOns: Readonly<Record<string, number>>;
  override: Readonly<Partial<Record<Override, boolean>>>;
}

export type Pickups = Answer<'listTeamStartTimes'>;

const two = (value: number) => String(value).padStart(2, '0');

export function clockOf(moment: string, timeZone: string): string {
  const { minutes } = localMoment(Date.parse(moment), timeZone);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The time of `2025-06-14 13:00` as the member reads times. */
export function clockWords(local: string): string {
  const [hours = 0, minutes = 0] = (local.split(' ')[1] ?? '').split(':').map(Number);
  return clockText(hours * 60 + minutes);
}

/** Day and time at the dock as one text that sorts. */
export function localText(moment: string, timeZone: string): string {
  return `${localMoment(Date.parse(moment), timeZone).date} ${clockOf(moment, timeZone)}`;
}

/** The moment of a day and a time at the dock, as the API writes it. */
function momentAt(date: string, clock: string, timeZone: string): string | null {
  const [hours, minutes] = clock.split(':').map(Number);
  if (!date || hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) {
    return null;
  }
  const instant = instantAt({ date, minutes: hours * 60 + minutes }, timeZone);
  return new Date(instant).toISOString().replace('.000Z', 'Z');
}

/** What the API is asked about; null while something is missing. */
export function sentTrip(trip: Trip, timeZone: string) {
  const pickup = momentAt(trip.date, trip.pickup, timeZone);
  const [day = '', clock = ''] = trip.return.split(' ');
  const back = momentAt(day, clock, timeZone);
  if (!trip.dockId || !trip.boatModelId || !pickup || !back || back < pickup) return null;
  const { boats, passengers } = trip;
  if (!(boats >= 1) || !(passengers >= 1)) return null;
  return {
    dockId: trip.dockId,
    boatModelId: trip.boatModelId,
    pickup,
    return: back,
    boats,
    passengers,
  };
}

/** What is sold with it. */
export function sentExtras(trip: Trip) {
  return {
    customerId: trip.customer?.id ?? null,
    partnerCode: trip.partnerCode || null,
    couponCode: trip.couponCode.trim() || null,
    addOns: Object.entries(trip.addOns)
      .filter(([, quantity]) => quantity > 0)
      .map(([addOnId, quantity]) => ({ addOnId, quantity })),
    override: trip.override,
  };
}

/** A booking as the form shows it. */
export function tripOf(booking: Booking): Trip {
  const { timeZone } = booking.dock;
  return {
    customer: booking.customer,
    dockId: booking.dock.id,
    boatModelId: booking.boatModel.id,
    date: localMoment(Date.parse(booking.pickup), timeZone).date,
    pickup: clockOf(booking.pickup, timeZone),
    return: localText(booking.return, timeZone),
    boats: booking.boats,
    passengers: booking.passengers,
    partnerCode: booking.partner?.code ?? '',
    couponCode: '',
    addOns: Object.fromEntries(booking.addOns.map(({ addOnId, quantity }) => [addOnId, quantity])),
    override: {},
  };
}
