// Made from contract/src by `npm run contract`. Edit there, not here.

/** Where a dock lies. */
export interface Address {
  /** Country as two letters (ISO 3166-1). */
  country: string;
  /** Street and number. */
  line1: string;
  /** More about the place, or an empty text. */
  line2: string;
  /** Town. */
  city: string;
  /** Postal code. */
  postalCode: string;
  /** State or region, or an empty text. */
  stateOrRegion: string;
  /** Where the pier is, as a point on the map (WGS 84). */
  gps: {
    /** Latitude in degrees, north is positive. */
    lat: number;
    /** Longitude in degrees, east is positive. */
    long: number;
  };
  /** Time zone of the dock (IANA name). Its schedules are in this zone. */
  timeZoneName: string;
}

/** How many boats of a model are free. */
export interface Availability {
  /** The fewest free boats at any moment of the period: so many can be booked for all of it. */
  lowestAvailability: number;
  /** One entry at the start of the period and one at every change inside it, in order of time. */
  perMoment: AvailabilityMoment[];
}

/** From this moment on, so many boats are free. */
export interface AvailabilityMoment {
  /**
   * From when the number holds, until the next entry.
   * @example "2025-06-14T08:00:00Z"
   */
  moment: string;
  /** Number of free boats. */
  availability: number;
}

/** How the question was read. */
export interface AvailabilityParameters {
  /** ID of the dock. */
  dockId: string;
  /** ID of the boat model. */
  boatModelId: string;
  /** The time asked about, at most 14 days: `period[start]=…&period[end]=…`, or in one piece as `period=START/END`. */
  period: {
    /**
     * First moment; a fraction of a second is rounded down.
     * @example "2025-06-14T06:00:00Z"
     */
    start: string;
    /**
     * Last moment, after the first; a fraction of a second is rounded up.
     * @example "2025-06-14T18:00:00Z"
     */
    end: string;
  };
}

/** A kind of boat. Customers book a model; the hull is chosen at hand-out. */
export interface BoatModel {
  /** ID of the boat model. */
  id: string;
  /** Name of the model. */
  name: string;
  /** Name for web addresses. */
  slug: string;
  /** Most people on one boat. */
  capacity: number;
  /** One line for lists. */
  shortDescription: string;
  /** The whole description. */
  description: string;
  /** Pictures and videos, in the order they are shown. */
  media: Media[];
  /** ID of the category that groups this model with others, or null. */
  categoryId: string | null;
}

/** One or more boats of a model for a period. */
export interface Booking {
  /** ID of the booking. */
  id: string;
  /**
   * What customers and staff call the booking: 6 letters or digits, unique per company.
   * @example "R7K2QD"
   */
  reference: string;
  /**
   * Where the booking stands.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. Every booking made through the API starts here.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   */
  status: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
  /** ID of the customer. Null only on a draft that has none yet. */
  customerId: string | null;
  /** ID of the dock, from `GET /v1/docks`. */
  dockId: string;
  /** ID of the boat model, from `GET /v1/boat-models`. */
  boatModelId: string;
  /**
   * When the trip starts, to the second.
   * @example "2025-06-14T08:00:00Z"
   */
  pickup: string;
  /**
   * When the trip ends, to the second. Not before the pickup.
   * @example "2025-06-14T11:00:00Z"
   */
  return: string;
  /** Number of boats. */
  boats: number;
  /** Number of people over all boats. */
  passengers: number;
  /**
   * When the booking was made.
   * @example "2025-06-02T18:21:07.214Z"
   */
  createdAt: string;
  /**
   * When the booking last changed; compare with `updatedAfter`.
   * @example "2025-06-02T18:24:51.906Z"
   */
  updatedAt: string;
}

/** A booking to be made. */
export interface BookingCreate {
  /** ID of the customer, from `GET /v1/customers/search`. */
  customerId: string;
  /** ID of the dock, from `GET /v1/docks`. */
  dockId: string;
  /** ID of the boat model, from `GET /v1/boat-models`. */
  boatModelId: string;
  /**
   * When the trip starts, to the second.
   * @example "2025-06-14T08:00:00Z"
   */
  pickup: string;
  /**
   * When the trip ends, to the second. Not before the pickup.
   * @example "2025-06-14T11:00:00Z"
   */
  return: string;
  /**
   * Number of boats.
   * @default 1
   */
  boats?: number;
  /**
   * Number of people over all boats.
   * @default 1
   */
  passengers?: number;
  /**
   * True records the total as a cash payment. False leaves the balance open.
   * @default true
   */
  paid?: boolean;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
  /**
   * Whether the e-mail holds a link to pay what is owed. Counts only when `notifyCustomer` is true.
   * @default true
   */
  includePaymentLink?: boolean;
}

/** A booking with its customer and its money. */
export interface BookingExtended {
  /** ID of the booking. */
  id: string;
  /**
   * What customers and staff call the booking: 6 letters or digits, unique per company.
   * @example "R7K2QD"
   */
  reference: string;
  /**
   * Where the booking stands.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. Every booking made through the API starts here.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   */
  status: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
  /** ID of the customer. Null only on a draft that has none yet. */
  customerId: string | null;
  /** ID of the dock, from `GET /v1/docks`. */
  dockId: string;
  /** ID of the boat model, from `GET /v1/boat-models`. */
  boatModelId: string;
  /**
   * When the trip starts, to the second.
   * @example "2025-06-14T08:00:00Z"
   */
  pickup: string;
  /**
   * When the trip ends, to the second. Not before the pickup.
   * @example "2025-06-14T11:00:00Z"
   */
  return: string;
  /** Number of boats. */
  boats: number;
  /** Number of people over all boats. */
  passengers: number;
  /**
   * When the booking was made.
   * @example "2025-06-02T18:21:07.214Z"
   */
  createdAt: string;
  /**
   * When the booking last changed; compare with `updatedAfter`.
   * @example "2025-06-02T18:24:51.906Z"
   */
  updatedAt: string;
  /**
   * The customer's own page of the booking.
   * @example "https://heronbay.slipway.example/bookings/R7K2QD"
   */
  url: string;
  /** The customer, or null on a draft that has none yet. */
  customer: Customer | null;
  financialDetails: FinancialDetails;
}

/** Which booking was made or changed. */
export interface BookingId {
  /** ID of the booking. */
  bookingId: string;
}

/** What to change on a booking. A field that is left out stays as it is. */
export interface BookingUpdate {
  /** ID of the customer, from `GET /v1/customers/search`. */
  customerId?: string;
  /** ID of the dock, from `GET /v1/docks`. */
  dockId?: string;
  /** ID of the boat model, from `GET /v1/boat-models`. */
  boatModelId?: string;
  /**
   * When the trip starts, to the second.
   * @example "2025-06-14T08:00:00Z"
   */
  pickup?: string;
  /**
   * When the trip ends, to the second. Not before the pickup.
   * @example "2025-06-14T11:00:00Z"
   */
  return?: string;
  /** Number of boats. */
  boats?: number;
  /** Number of people over all boats. */
  passengers?: number;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
}

/** A line of what a booking costs. */
export interface Cost {
  /** ID of the cost line. */
  id: string;
  /** What the customer reads. */
  description: string;
  /**
   * Where the line comes from.
   * - `pricing_structure`: Calculated from the pricing settings, usually the boat rental.
   * - `manual`: Added by staff, positive or negative.
   * - `add_on`: Linked to an order line of the booking's add-ons order.
   * - `coupon`: A discount from a coupon code. The amount is negative.
   * - `booking_fee`: Shifts the platform fee to the customer, or is a custom fee over the total.
   */
  type: 'pricing_structure' | 'manual' | 'add_on' | 'coupon' | 'booking_fee';
  /** ID of the tax rate, see `GET /v1/tax-rates`. */
  taxRateId: string;
  /** Amount of the line in cents, tax included. */
  amountIncludingTax: number;
  /** Amount of the line in cents, without tax. */
  amountExcludingTax: number;
  /**
   * Old name of `taxRateId`, with the same value.
   * @deprecated Use `taxRateId`.
   */
  vatRateId: string;
  /**
   * Old name of `amountIncludingTax`, with the same value.
   * @deprecated Use `amountIncludingTax`.
   */
  amountIncludingVat: number;
  /**
   * Old name of `amountExcludingTax`, with the same value.
   * @deprecated Use `amountExcludingTax`.
   */
  amountExcludingVat: number;
}

/** A person who rents boats. */
export interface Customer {
  /** ID of the customer. */
  id: string;
  /** ID of the customer type; it decides which rules apply. */
  customerTypeId: string;
  /** Given name. */
  givenName: string;
  /** Family name. */
  familyName: string;
  /** Given name and family name together. */
  fullName: string;
  /**
   * E-mail address, unique per company.
   * @example "ines.okafor@example.com"
   */
  emailAddress: string;
  /**
   * Phone number in E.164 form, or null.
   * @example "+447700900123"
   */
  phoneNumber: string | null;
  /**
   * Language and country for messages to this customer.
   * @example "en_GB"
   */
  preferredLocale: string;
  /**
   * When the customer was first stored.
   * @example "2024-04-19T09:12:45.038Z"
   */
  registeredAt: string;
}

/** A customer to be stored. */
export interface CustomerCreate {
  /** ID of the customer type, from `GET /v1/customer-types`. */
  customerTypeId: string;
  /**
   * Given name.
   * @example "Ines"
   */
  givenName: string;
  /**
   * Family name.
   * @example "Okafor"
   */
  familyName: string;
  /**
   * E-mail address. No two customers of a company share one; case does not count.
   * @example "ines.okafor@example.com"
   */
  emailAddress: string;
  /**
   * Phone number in E.164 form. Null means none.
   * @example "+447700900123"
   */
  phoneNumber?: string | null;
  /**
   * Language and country. Left out on create: the company's own.
   * @example "en_GB"
   */
  preferredLocale?: string;
  /**
   * Password for the customer's account, at least 8 characters. Empty on create: a random one is made. Empty on update: it stays as it is. Never returned.
   * @example "a-calm-harbor"
   */
  password?: string;
  /**
   * What to do when another customer has the e-mail address already. True: the names and phone are stored as an alias of that customer, who is returned. False: an error.
   * @default false
   */
  addAliasOnDuplicate?: boolean;
}

/** A group of customers with its own rules. */
export interface CustomerType {
  /** ID of the customer type. */
  id: string;
  /** Name of the type. */
  name: string;
  /** Short form for lists. */
  abbreviation: string;
  /**
   * Who made the type and what it stands for.
   * - `custom`: Made by the company, with rules of its own.
   * - `default`: Customers with an account. Every company has exactly one.
   * - `guest`: Customers without an account. Every company has exactly one.
   */
  type: 'custom' | 'default' | 'guest';
}

/** What to change on a customer. A field that is left out stays as it is. */
export interface CustomerUpdate {
  /** ID of the customer type, from `GET /v1/customer-types`. */
  customerTypeId?: string;
  /**
   * Given name.
   * @example "Ines"
   */
  givenName?: string;
  /**
   * Family name.
   * @example "Okafor"
   */
  familyName?: string;
  /**
   * E-mail address. No two customers of a company share one; case does not count.
   * @example "ines.okafor@example.com"
   */
  emailAddress?: string;
  /**
   * Phone number in E.164 form. Null means none.
   * @example "+447700900123"
   */
  phoneNumber?: string | null;
  /**
   * Language and country. Left out on create: the company's own.
   * @example "en_GB"
   */
  preferredLocale?: string;
  /**
   * Password for the customer's account, at least 8 characters. Empty on create: a random one is made. Empty on update: it stays as it is. Never returned.
   * @example "a-calm-harbor"
   */
  password?: string;
  /**
   * What to do when another customer has the e-mail address already. True: the names and phone are stored as an alias of that customer, who is returned. False: an error.
   * @default false
   */
  addAliasOnDuplicate?: boolean;
}

/** Money secured against damage: an uncaptured card authorization or a charge. */
export interface Deposit {
  /** ID of the deposit. */
  id: string;
  /** What the customer reads. */
  description: string;
  /** Amount in cents. */
  amount: number;
  /**
   * When the deposit was recorded.
   * @example "2025-06-12T08:00:00.481Z"
   */
  createdAt: string;
}

/** A place where boats are picked up and returned. */
export interface Dock {
  /** ID of the dock. */
  id: string;
  /** Name of the dock. */
  name: string;
  /** Name for web addresses. */
  slug: string;
  address: Address;
  /** Pictures and videos, in the order they are shown. */
  media: Media[];
  /**
   * The moment from which the dock takes pickups.
   * @example "2023-03-01T08:00:00Z"
   */
  opensAt: string;
}

/** The money of a booking. */
export interface FinancialDetails {
  /**
   * The payment service provider of the booking.
   * - `mollie`: Payments run through the Mollie account of the company.
   * - `stripe`: Payments run through the Stripe account of the company.
   * - `demo`: No money moves. For trying things out.
   */
  psp: 'mollie' | 'stripe' | 'demo';
  /** Currency of the company (ISO 4217). */
  currency: string;
  /** Costs minus payments, in cents. Above 0 the customer owes, below 0 the customer has overpaid. */
  balance: number;
  /** Slipway's share, taken from online payments. */
  applicationFee: {
    /** Amount in cents. */
    amount: number;
    /** Currency of the company (ISO 4217). */
    currency: string;
  };
  /** What the booking costs. */
  costs: {
    /** Sum of the lines in cents, tax included. */
    totalIncludingTax: number;
    /** Sum of the lines in cents, without tax. */
    totalExcludingTax: number;
    /**
     * Old name of `totalIncludingTax`, with the same value.
     * @deprecated Use `totalIncludingTax`.
     */
    totalIncludingVat: number;
    /**
     * Old name of `totalExcludingTax`, with the same value.
     * @deprecated Use `totalExcludingTax`.
     */
    totalExcludingVat: number;
    /** The cost lines; they add up to the totals. */
    lines: Cost[];
  };
  /** What has been paid. */
  payments: {
    /** Sum of the payments in cents. */
    total: number;
    /** The payments, oldest first. */
    lines: Payment[];
  };
  /** Open deposits. They are no part of the balance. */
  deposits: {
    /** Sum of the open deposits in cents. */
    total: number;
    /** The open deposits, oldest first. */
    lines: Deposit[];
  };
}

/** What the key is and which companies it may work for. */
export interface Me {
  /** The description that was given to the key when it was made. */
  description: string;
  currentTenant: Tenant;
  /** Every company that this key may work for. */
  tenants: Tenant[];
}

/** A picture or a video of a dock or a boat model. */
export interface Media {
  /** ID of the picture or video. */
  id: string;
  /**
   * Whether it moves.
   * - `video`: A moving picture.
   * - `image`: A still picture.
   */
  type: 'video' | 'image';
  /** Where to load it, in two sizes. */
  variants: {
    /**
     * The original size.
     * @example "https://media.slipway.example/heronbay/north-pier.jpg"
     */
    fullSize: string;
    /**
     * A small still for lists.
     * @example "https://media.slipway.example/heronbay/north-pier-thumb.jpg"
     */
    thumb: string;
  };
}

/** Which part of a list this is. */
export interface Pagination {
  /** Items in the whole list. */
  totalItems: number;
  /** Most items on a page. */
  perPage: number;
  /** This page; the first one is 1. */
  page: number;
  /** Number of pages; an empty list has one. */
  totalPages: number;
  /**
   * Where the next page is, or null on the last one.
   * @example "https://api.slipway.example/v1/customers?page=3"
   */
  nextPageUrl: string | null;
  /**
   * Where the page before is, or null on the first one.
   * @example "https://api.slipway.example/v1/customers?page=1"
   */
  previousPageUrl: string | null;
}

/** Money that came in for a booking, or went back. */
export interface Payment {
  /** ID of the payment. */
  id: string;
  /**
   * How the money moved.
   * - `cash`: Recorded by staff: cash or a bank transfer.
   * - `payment_request`: Paid online through a payment link.
   * - `payment_request_authorization`: Reserved on a card, taken when staff confirm the booking.
   * - `deposit_capture`: Kept from a deposit, in whole or in part.
   * - `refund`: Paid back to the customer. The amount is negative.
   */
  source: 'cash' | 'payment_request' | 'payment_request_authorization' | 'deposit_capture' | 'refund';
  /** Amount in cents. Negative when it went back to the customer. */
  amount: number;
  /**
   * When the payment was recorded.
   * @example "2025-06-02T18:24:50.377Z"
   */
  createdAt: string;
}

/** A rate of tax that cost lines refer to. */
export interface TaxRate {
  /** ID of the tax rate. */
  id: string;
  /** Name of the rate. */
  name: string;
  /** The rate in percent. */
  percentage: number;
  /** True when the rate cannot be edited, because it is built in or already used. */
  readOnly: boolean;
}

/** A company that a key may work for. */
export interface Tenant {
  /** ID of the company; send it as `X-Tenant-Id` to choose this company. */
  id: string;
  /** Name of the company. */
  name: string;
  /** Short name of the company, part of its web addresses. */
  slug: string;
}

/** What `listCustomers` can be asked. */
export interface ListCustomersQuery {
  /**
   * Which page of the list to return.
   * @default 1
   */
  page?: number;
}

/** What `searchCustomers` can be asked. */
export interface SearchCustomersQuery {
  /**
   * The whole e-mail address.
   * @example "ines.okafor@example.com"
   */
  emailAddress: string;
  /**
   * Which page of the list to return.
   * @default 1
   */
  page?: number;
}

/** What `listBookings` can be asked. */
export interface ListBookingsQuery {
  /**
   * Which page of the list to return.
   * @default 1
   */
  page?: number;
  /**
   * Only bookings of this status.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. Every booking made through the API starts here.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   * - `all`: Bookings of every status.
   * @default "all"
   */
  status?: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled' | 'all';
  /**
   * Only bookings that changed after this moment.
   * @example "2025-06-08T00:00:00Z"
   */
  updatedAfter?: string;
}

/** What `getAvailability` can be asked. */
export interface GetAvailabilityQuery {
  /** ID of the dock. */
  dockId: string;
  /** ID of the boat model. */
  boatModelId: string;
  /** The time asked about, at most 14 days: `period[start]=…&period[end]=…`, or in one piece as `period=START/END`. */
  period: {
    /**
     * First moment; a fraction of a second is rounded down.
     * @example "2025-06-14T06:00:00Z"
     */
    start: string;
    /**
     * Last moment, after the first; a fraction of a second is rounded up.
     * @example "2025-06-14T18:00:00Z"
     */
    end: string;
  };
}

/** What every operation takes and answers, by method and path. */
export interface Operations {
  /** Show what the key may do. */
  'GET /me': {
    answer: { data: Me };
  };
  /** List all docks. */
  'GET /v1/docks': {
    answer: { data: Dock[] };
  };
  /** Show a dock. */
  'GET /v1/docks/{id}': {
    params: { id: string };
    answer: { data: Dock };
  };
  /** List all boat models. */
  'GET /v1/boat-models': {
    answer: { data: BoatModel[] };
  };
  /** Show a boat model. */
  'GET /v1/boat-models/{id}': {
    params: { id: string };
    answer: { data: BoatModel };
  };
  /** List customers. */
  'GET /v1/customers': {
    query: ListCustomersQuery;
    answer: { data: Customer[]; pagination: Pagination };
  };
  /** Store a customer. */
  'POST /v1/customers': {
    body: CustomerCreate;
    answer: { data: Customer };
  };
  /** Find customers by e-mail address. */
  'GET /v1/customers/search': {
    query: SearchCustomersQuery;
    answer: { data: Customer[]; pagination: Pagination };
  };
  /** Show a customer. */
  'GET /v1/customers/{id}': {
    params: { id: string };
    answer: { data: Customer };
  };
  /** Change a customer. */
  'POST /v1/customers/{id}': {
    params: { id: string };
    body: CustomerUpdate;
    answer: { data: Customer };
  };
  /** List all customer types. */
  'GET /v1/customer-types': {
    answer: { data: CustomerType[] };
  };
  /** List bookings. */
  'GET /v1/bookings': {
    query: ListBookingsQuery;
    answer: { data: Booking[]; pagination: Pagination };
  };
  /** Make a booking. */
  'POST /v1/bookings': {
    body: BookingCreate;
    answer: { data: BookingId };
  };
  /** Show a booking. */
  'GET /v1/bookings/{id}': {
    params: { id: string };
    answer: { data: BookingExtended };
  };
  /** Change a booking. */
  'POST /v1/bookings/{id}': {
    params: { id: string };
    body: BookingUpdate;
    answer: { data: BookingId };
  };
  /** List all tax rates. */
  'GET /v1/tax-rates': {
    answer: { data: TaxRate[] };
  };
  /**
   * List all tax rates under the old path.
   * @deprecated Use `listTaxRates`.
   */
  'GET /v1/vat-rates': {
    answer: { data: TaxRate[] };
  };
  /** Ask how many boats are free. */
  'GET /v1/availability': {
    query: GetAvailabilityQuery;
    answer: { data: Availability; parameters: AvailabilityParameters };
  };
}
