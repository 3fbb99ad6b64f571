import type { Turnaround } from '../availability/taken.ts';
import type { DateRange, LocalTime, Weekday } from '../time/local.ts';

/** Pickups are possible from the first to the last of these times, both included. */
export interface PickupWindow {
  from: LocalTime;
  until: LocalTime;
}

/** The hours of one day. */
export interface DayHours {
  pickupWindows: PickupWindow[];
  latestReturn: LocalTime;
}

/** The trip lengths on offer, in minutes. */
export type TripLengths =
  | { type: 'list'; minutes: number[] }
  | { type: 'range'; shortest: number; longest: number; step: number };

/** A fixed departure: pickup and return, on the given weekdays. */
export interface Slot {
  id: string;
  name: string;
  pickup: LocalTime;
  return: LocalTime;
  /** 0 for a return on the day of the pickup. */
  nights: number;
  weekdays: Weekday[];
}

/** Dates on which the usual hours do not count. Of several on one date the last in the list wins. */
export interface ScheduleException<Change> extends DateRange {
  name: string;
  repeatsYearly: boolean;
  change: { type: 'closed' } | Change;
}

/** Other hours on the dates of an exception. */
export interface OtherHours {
  type: 'hours';
  hours: DayHours;
}

/** On the dates of an exception only these slots depart, at these times. */
export interface OtherSlots {
  type: 'slots';
  slots: { id: string; pickup: LocalTime; return: LocalTime }[];
}

interface ScheduleBase {
  /** Minutes before pickup from which a customer may start. */
  earlyPickup: number;
  turnaround: Turnaround;
}

/** Free start times within windows; every trip returns on the day of its pickup. */
export interface WeeklySchedule extends ScheduleBase {
  type: 'weekly';
  /** A weekday without hours is closed. */
  days: Partial<Record<Weekday, DayHours>>;
  lengths: TripLengths;
  /** Minutes between two start times, counted from the start of each window. */
  startEvery: 15 | 30 | 60;
  exceptions: ScheduleException<OtherHours>[];
}

/** Named slots with fixed pickup and return, over one or more days. */
export interface SlotSchedule extends ScheduleBase {
  type: 'slot';
  slots: Slot[];
  exceptions: ScheduleException<OtherSlots>[];
}

/** The allowed pickup and return times, in the dock's own time. */
export type Schedule = WeeklySchedule | SlotSchedule;
