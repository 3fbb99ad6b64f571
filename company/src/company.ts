import type {
  AnswerOf,
  CustomerTypeKind,
  IntegratorOperations,
  MediaType,
  PaymentProvider,
} from '@slipway/contract';
import type {
  Blockout,
  BookingFee,
  Instant,
  Placement,
  PlanName,
  Pricing,
  RentalSetup,
  Schedule,
  TaxRate,
  TrafficLimit,
} from '@slipway/engine';

type DockAnswer = AnswerOf<IntegratorOperations['getDock']>['data'];

/**
 * A rental company: what its file says, with every reference turned into an ID. Lists are in the
 * order of the file, rules are those of the engine.
 */
export interface Company {
  id: string;
  slug: string;
  name: string;
  currency: string;
  locale: string;
  /** That of the first dock. */
  timeZone: string;
  plan: PlanName | 'network';
  /** Slipway's share of online payments, 0 to 100. */
  planPercentage: number;
  provider: PaymentProvider;
  bookingFee: BookingFee;
  pricesShown: 'including_tax' | 'excluding_tax';
  holdMinutes: number;
  optionHours: number;
  /** The built-in No tax comes first, wherever the file names it. */
  taxRates: (TaxRate & Named & { builtIn: boolean })[];
  customerTypes: (Named & { abbreviation: string; type: CustomerTypeKind })[];
  docks: Dock[];
  categories: Named[];
  boatModels: BoatModel[];
  blockouts: (Blockout & { id: string })[];
  schedules: (Named & { definition: Schedule })[];
  pricings: (Named & { definition: Pricing })[];
  rentalSetups: RentalSetup[];
  /** Every pair of dock and model, so that any of them can be asked for and booked. */
  fleets: { id: string; dockId: string; boatModelId: string }[];
}

/** What the file, the staff and the API call something. */
export interface Named {
  slug: string;
  name: string;
  id: string;
}

export interface Dock extends Named {
  address: DockAnswer['address'];
  opensAt: Instant;
  trafficLimit: TrafficLimit | null;
  media: Medium[];
}

export interface BoatModel extends Named {
  categoryId: string | null;
  capacity: number;
  shortDescription: string;
  description: string;
  mostBoatsPerBooking: number | null;
  media: Medium[];
  boats: Boat[];
  /** Where the boats lie, in the order of the file. */
  placements: (Placement & { id: string })[];
}

export interface Boat {
  id: string;
  name: string;
  registration: string | null;
}

export interface Medium {
  id: string;
  type: MediaType;
  variants: { fullSize: string; thumb: string };
}
