import type {
  AnswerOf,
  CustomerTypeKind,
  IntegratorOperations,
  MediaType,
  PaymentProvider,
} from '@slipway/contract';
import type {
  AddOn,
  Blockout,
  BookingFee,
  BookingRules,
  CancellationRules,
  ConfirmationMethod,
  Discount,
  Instant,
  Partner,
  Placement,
  PlanName,
  Pricing,
  RentalSetup,
  Schedule,
  TaxRate,
  TrafficLimit,
} from '@slipway/engine';
import type {
  AddOnCategory,
  CompanyPages,
  Hardware,
  MessageFlow,
  Question,
  Waiver,
  WaiverFile,
} from './pages.ts';

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
  /** Where Slipway writes to the company. */
  emailAddress: string | null;
  /** Whom customers call. */
  phoneNumber: string | null;
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
  customerTypes: CustomerType[];
  docks: Dock[];
  categories: Named[];
  boatModels: BoatModel[];
  blockouts: (Blockout & { id: string })[];
  schedules: (Named & { definition: Schedule })[];
  pricings: (Named & { definition: Pricing })[];
  rentalSetups: (RentalSetup & {
    confirmation: ConfirmationMethod;
    waiverIds: string[];
    messageFlowId: string | null;
  })[];
  messageFlows: MessageFlow[];
  addOnCategories: AddOnCategory[];
  addOns: (AddOn & {
    slug: string;
    description: string;
    categoryId: string | null;
    media: Medium[];
  })[];
  discounts: (Named & { definition: Discount; codes: DiscountCode[] })[];
  partners: (Partner & { id: string })[];
  waivers: Waiver[];
  /** Each PDF of the waivers once. */
  waiverFiles: WaiverFile[];
  questions: Question[];
  pages: CompanyPages;
  /** Every pair of dock and model, so that any of them can be asked for and booked. */
  fleets: { id: string; dockId: string; boatModelId: string }[];
}

/** What the file, the staff and the API call something. */
export interface Named {
  slug: string;
  name: string;
  id: string;
}

export interface CustomerType extends Named {
  abbreviation: string;
  type: CustomerTypeKind;
  confirmWithoutPaying: boolean;
  bookingRules: BookingRules;
  cancellation: CancellationRules;
  /** What customers read before they cancel. */
  cancellationText: string | null;
  /** Months after their last trip at which customers are anonymized; without it they never are. */
  autoAnonymizeMonths?: number;
}

/** A code that customers type; how often it was used is not for the file to say. */
export interface DiscountCode {
  id: string;
  code: string;
  uses: number | null;
  endsAt: Instant | null;
  active: boolean;
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
  askForPeople: boolean;
  media: Medium[];
  boats: Boat[];
  /** Where the boats lie, in the order of the file. */
  placements: (Placement & { id: string })[];
}

export interface Boat {
  id: string;
  name: string;
  registration: string | null;
  hardware: Hardware | null;
}

export interface Medium {
  id: string;
  type: MediaType;
  variants: { fullSize: string; thumb: string };
}
