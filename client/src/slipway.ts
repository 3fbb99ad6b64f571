import type { CallOptions, SlipwayOptions } from './options.ts';
import { AddOns } from './resources/add-ons.ts';
import { FreeBoats } from './resources/availability.ts';
import { BoatModels } from './resources/boat-models.ts';
import { Bookings } from './resources/bookings.ts';
import { CustomerTypes } from './resources/customer-types.ts';
import { Customers } from './resources/customers.ts';
import { Docks } from './resources/docks.ts';
import { Events } from './resources/events.ts';
import { Quotes } from './resources/quotes.ts';
import { Departures } from './resources/start-times.ts';
import { TaxRates } from './resources/tax-rates.ts';
import { Webhooks } from './resources/webhooks.ts';
import { createSend } from './transport/create-send.ts';
import type { Send } from './transport/operation.ts';
import { readSettings } from './transport/settings.ts';
import type { Me } from './types.generated.ts';

/**
 * A client of the Slipway booking API.
 *
 * @example
 * const slipway = new Slipway({ apiKey: process.env.SLIPWAY_API_KEY });
 * const { currentTenant } = await slipway.me();
 */
export class Slipway {
  readonly docks: Docks;
  readonly boatModels: BoatModels;
  readonly customers: Customers;
  readonly customerTypes: CustomerTypes;
  readonly addOns: AddOns;
  readonly startTimes: Departures;
  readonly quotes: Quotes;
  readonly bookings: Bookings;
  readonly taxRates: TaxRates;
  readonly availability: FreeBoats;
  readonly events: Events;
  readonly webhooks: Webhooks;
  readonly #send: Send;

  constructor(options: SlipwayOptions) {
    this.#send = createSend(readSettings(options));
    this.docks = new Docks(this.#send);
    this.boatModels = new BoatModels(this.#send);
    this.customers = new Customers(this.#send);
    this.customerTypes = new CustomerTypes(this.#send);
    this.addOns = new AddOns(this.#send);
    this.startTimes = new Departures(this.#send);
    this.quotes = new Quotes(this.#send);
    this.bookings = new Bookings(this.#send);
    this.taxRates = new TaxRates(this.#send);
    this.availability = new FreeBoats(this.#send);
    this.events = new Events(this.#send);
    this.webhooks = new Webhooks(this.#send);
  }

  /** What the key is, and which companies it may work for. */
  async me(options?: CallOptions): Promise<Me> {
    return (await this.#send('GET /me', {}, options)).data;
  }
}
