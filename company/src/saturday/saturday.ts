import type { PaymentSource } from '@slipway/contract';
import type {
  AddOn,
  BookedBy,
  BookingPrice,
  Cents,
  CostLine,
  DepositLine,
  Instant,
  LocalDate,
  Partner,
  RentalSetup,
  Turnaround,
} from '@slipway/engine';
import type { Boat, BoatModel, Company, Dock } from '../company.ts';

/** A day at a company: its rules, its people and its bookings, worked out by the engine. */
export interface Saturday {
  company: Company;
  date: LocalDate;
  timeZone: string;
  /** The moment at which pictures show the day, unless they name another. */
  seenAt: Instant;
  team: TeamMember[];
  docks: { dock: Dock; staffed: boolean }[];
  outOfService: { boatModel: BoatModel; boat: Boat; until: Instant; reason: string }[];
  languages: { default: string; complete: string[] };
  customers: Customer[];
  /** In the order of the file. */
  bookings: Booking[];
}

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  docks: string;
  today: string;
}

export interface Customer {
  id: string;
  givenName: string;
  familyName: string;
  fullName: string;
  customerTypeId: string;
  memberUntil: LocalDate | null;
  language: string;
  locale: string;
  emailAddress: string;
  phoneNumber: string | null;
  registeredAt: Instant;
}

/** A booking with everything that happens to it, also after the moment at which the day is seen. */
export interface Booking {
  id: string;
  reference: string;
  customer: Customer;
  partner: Partner | null;
  dock: Dock;
  boatModel: BoatModel;
  setup: RentalSetup;
  turnaround: Turnaround;
  pickup: Instant;
  return: Instant;
  boats: number;
  people: number;
  bookedAt: Instant;
  bookedBy: BookedBy;
  /** The team member or the customer who made it. */
  madeBy: string;
  confirmedAt: Instant | null;
  /** The deadline of an option. */
  optionUntil: Instant | null;
  price: BookingPrice;
  costs: (CostLine & { id: string })[];
  order: { addOn: AddOn; quantity: number; readyAt: Instant | null }[];
  code: string | null;
  payments: Payment[];
  deposits: Deposit[];
  /** What the partner gets of the total. */
  commission: Cents;
  signatures: { at: Instant; signed: number; signers: Signer[] }[];
  trips: BoatTrip[];
}

export interface Payment {
  id: string;
  at: Instant;
  source: PaymentSource;
  amount: Cents;
}

/** A deposit that the pricing asks for, and when it was taken; null until then. */
export type Deposit = DepositLine & { id: string; takenAt: Instant | null };

/** Somebody who signed, with a signed copy of each waiver. */
export interface Signer {
  name: string;
  copies: { id: string; waiverId: string }[];
}

/** The real use of one boat within a booking. */
export interface BoatTrip {
  id: string;
  /** Chosen at hand-out; null for a trip whose hand-out is not part of the story. */
  boat: Boat | null;
  outAt: Instant | null;
  backAt: Instant | null;
  handedOutBy: string | null;
}
