// Made from contract/src by `npm run contract`. Edit there, not here.

/** An extra that is sold with a trip. */
export interface AddOn {
  /** ID of the add-on. */
  id: string;
  /** Name of the add-on. */
  name: string;
  /** What the customer reads. */
  description: string;
  /** Pictures and videos, in the order they are shown. */
  media: Media[];
  /** The price of one piece, before it is multiplied as `basis` says. */
  prices: {
    /** With tax, in cents. */
    includingTax: number;
    /** Without tax, in cents. */
    excludingTax: number;
  };
  /**
   * What the price is multiplied by.
   * - `piece`: Per piece.
   * - `boat`: Per piece and boat.
   * - `passenger`: Per piece and passenger.
   * - `hour`: Per piece and hour.
   * - `day`: Per piece and day; a day that has begun counts in full.
   * - `passenger_hour`: Per piece, passenger and hour.
   */
  basis: 'piece' | 'boat' | 'passenger' | 'hour' | 'day' | 'passenger_hour';
  /** ID of the tax rate, see `GET /v1/tax-rates`. */
  taxRateId: string;
  /** How many pieces can be ordered. */
  limits: {
    /** Most pieces in a booking, or null for no limit. */
    perBooking: number | null;
    /** Most pieces for each boat, or null for no limit. */
    perBoat: number | null;
    /** Most pieces for each passenger, or null for no limit. */
    perPassenger: number | null;
    /** Most pieces a day at each dock, over all bookings, or null for no limit. */
    perDay: number | null;
  };
  /** Hours before pickup at which orders close. */
  orderBeforeHours: number;
  /** Whether it is switched to sold out. */
  soldOut: boolean;
  /** IDs of the docks with which it is offered, or null for all of them. */
  dockIds: string[] | null;
  /** IDs of the boat models with which it is offered, or null for all of them. */
  boatModelIds: string[] | null;
}

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

/** Some pieces of one add-on. */
export interface BookedAddOn {
  /** ID of the add-on. */
  addOnId: string;
  /** Number of pieces. */
  quantity: number;
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
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
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

/** How a booking is canceled. */
export interface BookingCancel {
  /** Why, for the history. */
  reason?: string;
  /**
   * What the customer owes afterwards.
   * - `no_charge`: The customer owes nothing.
   * - `cancellation_fee`: The customer owes the fee that the rules of the customer type set.
   * - `full_price`: The customer owes the whole price.
   */
  charge: 'no_charge' | 'cancellation_fee' | 'full_price';
  /** The fee that you have shown to the customer, in cents. If it is another one, nothing is canceled. */
  expectedFee?: number;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
}

/** A booking after it was canceled. */
export interface BookingCanceled {
  /** ID of the booking. */
  bookingId: string;
  /**
   * Status of the booking now.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   */
  status: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
  /** What the customer owes in all, in cents. */
  fee: number;
  /** What is owed minus what was paid, in cents. Below 0 a refund is due. */
  balance: number;
}

/** How a booking is confirmed. */
export interface BookingConfirm {
  /** ID of the customer, for a draft that has none yet. */
  customerId?: string;
  /**
   * How it is paid.
   * - `received`: You have the money: it is recorded as a payment.
   * - `requested`: The booking is confirmed now, and the customer gets a link to pay.
   * - `required`: The booking is confirmed when the customer has paid through the link.
   * - `none`: Nothing is asked for now. The balance stays open.
   */
  payment: 'received' | 'requested' | 'required' | 'none';
  /** How much was received, or is to be paid, in cents. Left out: what has to be paid now, or the whole balance when nothing has to. */
  paymentAmount?: number;
  /** Your own name for the payment that you have received. */
  paymentReference?: string;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
}

/** A booking after it was confirmed. */
export interface BookingConfirmed {
  /** ID of the booking. */
  bookingId: string;
  /**
   * Status of the booking now.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   */
  status: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
  /**
   * When the hold or the option ends, or null when the booking has none.
   * @example "2025-06-14T08:10:00.000Z"
   */
  expiresAt: string | null;
  /** Costs minus payments, in cents. */
  balance: number;
  /**
   * Where the customer pays, when a payment is requested or required; else null. Whoever is not signed in there has a link sent to the customer's e-mail address.
   * @example "https://heronbay.slipway.example/bookings/R7K2QD/pay"
   */
  paymentUrl: string | null;
}

/** A booking to be made. */
export interface BookingCreate {
  /** ID of the customer, from `GET /v1/customers/search`. Required, unless you send `holdMinutes`. */
  customerId?: string;
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
   * True records the total as a cash payment. False leaves the balance open. Not with a hold or an option.
   * @default true
   */
  paid?: boolean;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
  /**
   * Whether the e-mail holds a link to pay what is owed. It has an effect only when `notifyCustomer` is true.
   * @default true
   */
  includePaymentLink?: boolean;
  /** Makes a draft that holds the boats, the price and the coupon for so many minutes, until you confirm it. */
  holdMinutes?: number;
  /** Makes an option that reserves the boats for so many hours, never beyond the pickup. Not with `holdMinutes`. */
  optionHours?: number;
  /** The add-ons of the booking, each once. */
  addOns?: OrderedAddOn[];
  /** Coupon code that the customer has typed; case does not count. */
  couponCode?: string;
  /**
   * Code of the partner who sends the customer.
   * @example "reedside"
   */
  partnerCode?: string;
  /** Your own name for the booking, such as an order number. */
  ownReference?: string;
  /** The total that you have shown to the customer, in cents. If the price is another one, nothing is made. */
  expectedTotal?: number;
  /** Whether opening hours and the rules of the customer type must hold. Left out: true with a hold, else false. */
  applyRules?: boolean;
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
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
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
   * The customer's own page of the booking. Whoever is not signed in there has a link sent to the customer's e-mail address.
   * @example "https://heronbay.slipway.example/bookings/R7K2QD"
   */
  url: string;
  /**
   * When the hold or the option ends, or null when the booking has none.
   * @example "2025-06-14T08:10:00.000Z"
   */
  expiresAt: string | null;
  /** Your own name for the booking, or null. */
  ownReference: string | null;
  /** Code of the partner who sent the customer, or null. */
  partnerCode: string | null;
  /** The coupon code that it uses, or null. */
  couponCode: string | null;
  /** The add-ons that it has. */
  addOns: BookedAddOn[];
  /** The customer, or null on a draft that has none yet. */
  customer: Customer | null;
  financialDetails: FinancialDetails;
}

/** Which booking was made or changed. */
export interface BookingId {
  /** ID of the booking. */
  bookingId: string;
}

/** The booking that was made. */
export interface BookingMade {
  /** ID of the booking. */
  bookingId: string;
  /**
   * Status of the booking now.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
   * - `completed`: The trip is over and the boats are back.
   * - `canceled`: Called off. The boat is free again.
   */
  status: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
  /**
   * When the hold or the option ends, or null when the booking has none.
   * @example "2025-06-14T08:10:00.000Z"
   */
  expiresAt: string | null;
  /** What it costs in cents, tax included. */
  totalIncludingTax: number;
  /** What has to be paid now, in cents: to confirm a hold or an option, or the balance of a confirmed booking. */
  dueNow: number;
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
  /** All add-ons that the booking is to have, each once. An empty list removes them. */
  addOns?: OrderedAddOn[];
  /** Coupon code in place of the one the booking has. Null removes it. */
  couponCode?: string | null;
  /** Lets the hold of a draft last so many minutes from now, at most 120 in all. */
  holdMinutes?: number;
  /**
   * Whether the customer is sent an e-mail about it.
   * @default false
   */
  notifyCustomer?: boolean;
}

/** What canceling a booking would mean now. */
export interface Cancellation {
  /** Whether the customer may cancel now. You may, whatever it says. */
  allowed: boolean;
  /** Why the customer may not, or null. */
  reason: string | null;
  /** Share of the costs that is kept now, in percent. */
  percentage: number;
  /** What the customer would owe in all, in cents. */
  fee: number;
  /** What the customer would no longer owe, in cents. */
  waived: number;
  /** What was paid beyond the fee, in cents. A refund is never automatic. */
  refundable: number;
  /**
   * Until when this fee applies; null when it no longer changes.
   * @example "2025-06-13T09:00:00.000Z"
   */
  validUntil: string | null;
  /** All steps, the earliest first. */
  feeSteps: FeeStep[];
}

/** An endpoint after a change. */
export interface ChangedWebhook {
  /** ID of the endpoint. */
  id: string;
  /** What you call it. */
  name: string;
  /**
   * Where events are sent.
   * @example "https://reedside.example/slipway-events"
   */
  url: string;
  /** The events that it is sent. Every endpoint is also sent `webhook.test`. */
  events: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated')[];
  /** Whether events are sent. */
  enabled: boolean;
  /**
   * Since when every delivery has failed, or null when the last one arrived.
   * @example "2025-06-13T21:04:10.551Z"
   */
  failingSince: string | null;
  /**
   * When the endpoint was made.
   * @example "2025-05-20T08:15:42.600Z"
   */
  createdAt: string;
  /** The new secret, when you asked for one, shown this one time; else null. */
  secret: string | null;
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
  /**
   * When the customer last changed; compare with `updatedAfter`.
   * @example "2024-04-19T09:12:45.038Z"
   */
  updatedAt: string;
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
   * Password for the customer's account, at least 8 characters. Common passwords, the customer's e-mail address and the name of the company are refused. Empty on create: a random one is made. Empty on update: it stays as it is. Never returned.
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
   * Password for the customer's account, at least 8 characters. Common passwords, the customer's e-mail address and the name of the company are refused. Empty on create: a random one is made. Empty on update: it stays as it is. Never returned.
   * @example "a-calm-harbor"
   */
  password?: string;
  /**
   * What to do when another customer has the e-mail address already. True: the names and phone are stored as an alias of that customer, who is returned. False: an error.
   * @default false
   */
  addAliasOnDuplicate?: boolean;
}

/** One attempt to deliver an event. */
export interface Delivery {
  /** ID of the event. */
  eventId: string;
  /**
   * What happened.
   * - `booking.created`: A booking was made: a draft, an option or a confirmed one.
   * - `booking.confirmed`: A draft, an option or an expired booking was confirmed.
   * - `booking.updated`: A booking changed in another way: its trip, its money or its deadline.
   * - `booking.expired`: The hold of a draft or the deadline of an option passed.
   * - `booking.completed`: The trip is over and the boats are back.
   * - `booking.canceled`: A booking was called off.
   * - `customer.created`: A customer was stored.
   * - `customer.updated`: A customer changed.
   * - `webhook.test`: Sent to an endpoint when it is made, so that you can see that it works.
   */
  type: 'booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated' | 'webhook.test';
  /** Which attempt it was; the first one is 1. */
  attempt: number;
  /**
   * When it was made.
   * @example "2025-06-02T18:24:52.311Z"
   */
  attemptedAt: string;
  /**
   * How it ended.
   * - `delivered`: The endpoint answered with a status from 200 to 299.
   * - `failed`: The endpoint answered with another status, too late, or not at all.
   */
  outcome: 'delivered' | 'failed';
  /** Status of the response, or null when there was none. */
  responseStatus: number | null;
  /** How long it took, in milliseconds. */
  durationMs: number;
  /**
   * When it is tried again, or null when it is not.
   * @example "2025-06-02T18:24:57.980Z"
   */
  nextAttemptAt: string | null;
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

/** Something that happened to a booking or a customer. */
export interface Event {
  /** ID of the event. It stays the same however often the event is delivered. */
  id: string;
  /**
   * What happened.
   * - `booking.created`: A booking was made: a draft, an option or a confirmed one.
   * - `booking.confirmed`: A draft, an option or an expired booking was confirmed.
   * - `booking.updated`: A booking changed in another way: its trip, its money or its deadline.
   * - `booking.expired`: The hold of a draft or the deadline of an option passed.
   * - `booking.completed`: The trip is over and the boats are back.
   * - `booking.canceled`: A booking was called off.
   * - `customer.created`: A customer was stored.
   * - `customer.updated`: A customer changed.
   * - `webhook.test`: Sent to an endpoint when it is made, so that you can see that it works.
   */
  type: 'booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated' | 'webhook.test';
  /**
   * When it happened.
   * @example "2025-06-02T18:24:51.906Z"
   */
  timestamp: string;
  /** ID of the company. */
  tenantId: string;
  /** What it happened to, and which fields changed. Read the rest through the API. */
  data: {
    /** ID of the booking, on booking events. */
    bookingId?: string;
    /** Reference of the booking, on booking events. */
    reference?: string;
    /**
     * Status of the booking after the event, on booking events.
     * - `draft`: Being made. Keeps its boat until the hold ends.
     * - `expired`: The hold or the option ran out. The boat is free again.
     * - `option`: Reserved without payment until a deadline. Keeps its boat.
     * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
     * - `completed`: The trip is over and the boats are back.
     * - `canceled`: Called off. The boat is free again.
     */
    status?: 'draft' | 'expired' | 'option' | 'confirmed' | 'completed' | 'canceled';
    /** ID of the customer, on customer events. */
    customerId?: string;
    /** ID of the endpoint, on `webhook.test`. */
    webhookId?: string;
    /**
     * `updatedAt` of the booking or customer after the event.
     * @example "2025-06-02T18:24:51.906Z"
     */
    updatedAt: string;
    /** The fields that changed. */
    changed: string[];
  };
}

/** What canceling costs from a time before pickup on. */
export interface FeeStep {
  /** Hours before pickup, or more. */
  atLeastHours: number;
  /** Share of the costs that is kept, in percent. */
  percentage: number;
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

/** An endpoint with its secret. */
export interface NewWebhook {
  /** ID of the endpoint. */
  id: string;
  /** What you call it. */
  name: string;
  /**
   * Where events are sent.
   * @example "https://reedside.example/slipway-events"
   */
  url: string;
  /** The events that it is sent. Every endpoint is also sent `webhook.test`. */
  events: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated')[];
  /** Whether events are sent. */
  enabled: boolean;
  /**
   * Since when every delivery has failed, or null when the last one arrived.
   * @example "2025-06-13T21:04:10.551Z"
   */
  failingSince: string | null;
  /**
   * When the endpoint was made.
   * @example "2025-05-20T08:15:42.600Z"
   */
  createdAt: string;
  /** The secret that signs what is sent, shown this one time. Keep it where only your receiver reads it. */
  secret: string;
}

/** Some pieces of one add-on. */
export interface OrderedAddOn {
  /** ID of the add-on, from `GET /v1/add-ons`. */
  addOnId: string;
  /** Number of pieces. */
  quantity: number;
}

/** Which part of a list this is. */
export interface Pagination {
  /** Items in the whole list. Null when you asked by `after`. */
  totalItems: number | null;
  /** Most items on a page. */
  perPage: number;
  /** This page; the first one is 1. Null when you asked by `after`. */
  page: number | null;
  /** Number of pages; an empty list has one. Null when you asked by `after`. */
  totalPages: number | null;
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
  /** Send it as `after` to go on from here, now or later. Null on lists that have no cursor, and on customers read by `page`. */
  nextCursor: string | null;
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

/** What a trip would cost now. Nothing is stored or held. */
export interface Quote {
  /** Currency of the company (ISO 4217). */
  currency: string;
  /** What the booking would cost. */
  costs: {
    /** Sum of the lines in cents, tax included. */
    totalIncludingTax: number;
    /** Sum of the lines in cents, without tax. */
    totalExcludingTax: number;
    /** The cost lines; they add up to the totals. */
    lines: QuoteCost[];
  };
  /** Deposits. They are no part of the costs. */
  deposits: {
    /** Sum of the deposits in cents. */
    total: number;
    /** The deposits. */
    lines: QuoteDeposit[];
  };
  /** What the customer has to pay to confirm, in cents. */
  dueNow: number;
  /** What is asked for later, or null. */
  rest: QuoteRest | null;
  /** Boats that are free for the whole trip and its turnaround. */
  availability: number;
  /** Null when no code was sent. */
  coupon: QuoteCoupon | null;
  /** What the customer can do later. */
  cancellation: {
    /** Whether customers of this type may cancel themselves. */
    customerMayCancel: boolean;
    /** Hours before pickup until which they may. */
    noticeHours: number;
    /** What is kept, the earliest step first; later than all of them, everything. */
    feeSteps: FeeStep[];
  };
}

/** A line of what the trip would cost. */
export interface QuoteCost {
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
}

/** What became of the coupon code. */
export interface QuoteCoupon {
  /** Whether it lowers the price. */
  applied: boolean;
  /** Why it does not, or null when it does. */
  reason: string | null;
}

/** A deposit that the trip would need. */
export interface QuoteDeposit {
  /** What the customer reads. */
  description: string;
  /** Amount in cents. */
  amount: number;
  /**
   * How it is taken.
   * - `hold`: Reserved on a card and released after the trip.
   * - `charge`: Taken, and paid back after the trip.
   */
  taking: 'hold' | 'charge';
}

/** A trip to be priced. */
export interface QuoteRequest {
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
  /** ID of the customer, whose type decides on rules and prices. */
  customerId?: string;
  /** ID of the customer type, while there is no customer yet. Without both, the guest type applies. */
  customerTypeId?: string;
  /** The add-ons of the booking, each once. */
  addOns?: OrderedAddOn[];
  /** Coupon code that the customer has typed; case does not count. */
  couponCode?: string;
  /**
   * Code of the partner who sends the customer.
   * @example "reedside"
   */
  partnerCode?: string;
}

/** What is left after a down payment. */
export interface QuoteRest {
  /** Amount in cents. */
  amount: number;
  /**
   * When the customer is asked for it.
   * @example "2025-06-08T08:00:00.000Z"
   */
  requestedAt: string;
}

/** What will be sent again. */
export interface ReplayQueued {
  /** Number of events. */
  queued: number;
}

/** One pickup with every return that goes with it. */
export interface StartTime {
  /**
   * When the trip starts.
   * @example "2025-06-14T13:00:00Z"
   */
  pickup: string;
  /** Its returns, the earliest first. */
  returns: StartTimeReturn[];
}

/** One return that goes with a pickup. */
export interface StartTimeReturn {
  /**
   * When the trip ends.
   * @example "2025-06-14T16:00:00Z"
   */
  return: string;
  /** Boats that are free for the whole trip and its turnaround. */
  availability: number;
  /** Whether this trip can be booked now. */
  bookable: boolean;
  /**
   * Why it cannot be booked, or null when it can.
   * - `soldOut`: Not enough boats are free.
   * - `tooLate`: The pickup has passed.
   * - `trafficLimit`: The dock cannot take more pickups or returns at that time.
   * - `rule`: So many boats or people, or a booking rule of the customer type, do not allow it.
   */
  reason: 'soldOut' | 'tooLate' | 'trafficLimit' | 'rule' | null;
  /** What the trip costs in cents, with tax, extra charges and booking fee; null when it has no price. */
  totalIncludingTax: number | null;
}

/** When boats of a model can leave on a day. */
export interface StartTimes {
  /** ID of the boat model. */
  boatModelId: string;
  /** The pickups of the day, the earliest first; empty on a closed day. */
  pickups: StartTime[];
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

/** An endpoint of yours that is told of events. */
export interface Webhook {
  /** ID of the endpoint. */
  id: string;
  /** What you call it. */
  name: string;
  /**
   * Where events are sent.
   * @example "https://reedside.example/slipway-events"
   */
  url: string;
  /** The events that it is sent. Every endpoint is also sent `webhook.test`. */
  events: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated')[];
  /** Whether events are sent. */
  enabled: boolean;
  /**
   * Since when every delivery has failed, or null when the last one arrived.
   * @example "2025-06-13T21:04:10.551Z"
   */
  failingSince: string | null;
  /**
   * When the endpoint was made.
   * @example "2025-05-20T08:15:42.600Z"
   */
  createdAt: string;
}

/** An endpoint to be made. */
export interface WebhookCreate {
  /**
   * What you call it.
   * @example "Hotel Reedside desk"
   */
  name: string;
  /** Where events are sent: an `https` address that can be reached from the internet, without a user name or password. */
  url: string;
  /** The events that it is sent. Every endpoint is also sent `webhook.test`. */
  events: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated')[];
}

/** Nothing: an empty object. */
export interface WebhookRemove {
}

/** Which endpoint was removed. */
export interface WebhookRemoved {
  /** ID of the endpoint. */
  webhookId: string;
}

/** Which events to send again. */
export interface WebhookReplay {
  /** IDs of the events. Not together with `from`. */
  eventIds?: string[];
  /**
   * Events from this moment on.
   * @example "2025-06-13T00:00:00Z"
   */
  from?: string;
  /**
   * Events before this moment. Left out: until now.
   * @example "2025-06-14T00:00:00Z"
   */
  until?: string;
  /**
   * Only events that have not arrived. False sends those that arrived again too.
   * @default true
   */
  onlyFailed?: boolean;
}

/** What to change on an endpoint. A field that is left out stays as it is. */
export interface WebhookUpdate {
  /**
   * What you call it.
   * @example "Hotel Reedside desk"
   */
  name?: string;
  /** Where events are sent: an `https` address that can be reached from the internet, without a user name or password. */
  url?: string;
  /** The events that it is sent. Every endpoint is also sent `webhook.test`. */
  events?: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated')[];
  /** Switches deliveries on or off. */
  enabled?: boolean;
  /**
   * Makes a new secret. For 24 hours both sign, so that you can change it without losing an event.
   * @default false
   */
  rotateSecret?: boolean;
}

/** What `listCustomers` can be asked. */
export interface ListCustomersQuery {
  /**
   * Which page of the list to return.
   * @default 1
   */
  page?: number;
  /** Goes on from the `nextCursor` of another page; `start` begins at the beginning. Ordered by `updatedAt`, and not combined with `page`. */
  after?: string;
  /**
   * Only customers that changed after this moment.
   * @example "2025-06-08T00:00:00Z"
   */
  updatedAfter?: string;
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

/** What `getStartTimes` can be asked. */
export interface GetStartTimesQuery {
  /** ID of the dock. */
  dockId: string;
  /**
   * The day of the pickup, in the time of the dock.
   * @example "2025-06-20"
   */
  date: string;
  /** Only this boat model. */
  boatModelId?: string;
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
  /** ID of the customer type, whose rules and prices apply. Left out: the guest type. */
  customerTypeId?: string;
  /**
   * Code of the partner who sends the customer.
   * @example "reedside"
   */
  partnerCode?: string;
}

/** What `listBookings` can be asked. */
export interface ListBookingsQuery {
  /**
   * Which page of the list to return.
   * @default 1
   */
  page?: number;
  /** Goes on from the `nextCursor` of another page; `start` begins at the beginning. Ordered by `updatedAt`, and not combined with `page`. */
  after?: string;
  /**
   * Only bookings of this status.
   * - `draft`: Being made. Keeps its boat until the hold ends.
   * - `expired`: The hold or the option ran out. The boat is free again.
   * - `option`: Reserved without payment until a deadline. Keeps its boat.
   * - `confirmed`: Agreed. Keeps its boat. A booking made through the API starts here, unless it asks for a hold or an option.
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
  /**
   * Only bookings whose pickup is at this moment or later.
   * @example "2025-06-14T00:00:00+02:00"
   */
  pickupAfter?: string;
  /**
   * Only bookings whose pickup is before this moment.
   * @example "2025-06-15T00:00:00+02:00"
   */
  pickupBefore?: string;
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

/** What `listEvents` can be asked. */
export interface ListEventsQuery {
  /** The `cursor` from which to go on. Left out: the oldest event that is kept. `latest`: no events, only the cursor of now. */
  after?: string;
  /** Only these events: `types[]=…&types[]=…`, or in one piece with commas. */
  types?: ('booking.created' | 'booking.confirmed' | 'booking.updated' | 'booking.expired' | 'booking.completed' | 'booking.canceled' | 'customer.created' | 'customer.updated' | 'webhook.test')[];
}

/** What `listDeliveries` can be asked. */
export interface ListDeliveriesQuery {
  /** The `cursor` of another page, from which to go on to older attempts. */
  after?: string;
  /**
   * Only these attempts.
   * - `delivered`: The endpoint answered with a status from 200 to 299.
   * - `failed`: The endpoint answered with another status, too late, or not at all.
   */
  outcome?: 'delivered' | 'failed';
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
  /** List add-ons. */
  'GET /v1/add-ons': {
    answer: { data: AddOn[] };
  };
  /** Ask when boats can leave. */
  'GET /v1/start-times': {
    query: GetStartTimesQuery;
    answer: { data: StartTimes[] };
  };
  /** Ask what a trip costs. */
  'POST /v1/quotes': {
    body: QuoteRequest;
    answer: { data: Quote };
  };
  /** List bookings. */
  'GET /v1/bookings': {
    query: ListBookingsQuery;
    answer: { data: Booking[]; pagination: Pagination };
  };
  /** Make a booking. */
  'POST /v1/bookings': {
    body: BookingCreate;
    answer: { data: BookingMade };
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
  /** Confirm a hold or an option. */
  'POST /v1/bookings/{id}/confirm': {
    params: { id: string };
    body: BookingConfirm;
    answer: { data: BookingConfirmed };
  };
  /** Ask what canceling costs. */
  'GET /v1/bookings/{id}/cancellation': {
    params: { id: string };
    answer: { data: Cancellation };
  };
  /** Cancel a booking. */
  'POST /v1/bookings/{id}/cancel': {
    params: { id: string };
    body: BookingCancel;
    answer: { data: BookingCanceled };
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
  /** Follow what happens. */
  'GET /v1/events': {
    query: ListEventsQuery;
    answer: { data: Event[]; cursor: string; hasMore: boolean };
  };
  /** List all webhook endpoints. */
  'GET /v1/webhooks': {
    answer: { data: Webhook[] };
  };
  /** Make a webhook endpoint. */
  'POST /v1/webhooks': {
    body: WebhookCreate;
    answer: { data: NewWebhook };
  };
  /** Change a webhook endpoint. */
  'POST /v1/webhooks/{id}': {
    params: { id: string };
    body: WebhookUpdate;
    answer: { data: ChangedWebhook };
  };
  /** Show what was delivered. */
  'GET /v1/webhooks/{id}/deliveries': {
    params: { id: string };
    query: ListDeliveriesQuery;
    answer: { data: Delivery[]; cursor: string; hasMore: boolean };
  };
  /** Send events again. */
  'POST /v1/webhooks/{id}/replay': {
    params: { id: string };
    body: WebhookReplay;
    answer: { data: ReplayQueued };
  };
  /** Remove a webhook endpoint. */
  'POST /v1/webhooks/{id}/remove': {
    params: { id: string };
    body: WebhookRemove;
    answer: { data: WebhookRemoved };
  };
}
