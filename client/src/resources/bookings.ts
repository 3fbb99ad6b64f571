import type { CallOptions, WriteOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type {
  Booking,
  BookingCreate,
  BookingExtended,
  BookingId,
  BookingUpdate,
  ListBookingsQuery,
} from '../types.generated.ts';
import { everyBooking } from './every-booking.ts';
import type { Page } from './every-item.ts';

/**
 * Trips: who, where, which boat, when, and the money.
 *
 * @example
 * for await (const booking of slipway.bookings.list({ status: 'confirmed' })) print(booking);
 */
export class Bookings {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Every booking that fits the query, the ones that changed longest ago first. None is skipped when
   * bookings change meanwhile; one that does is given again, as it is then.
   */
  list(
    query: Omit<ListBookingsQuery, 'page'> = {},
    options?: CallOptions,
  ): AsyncGenerator<Booking, void, undefined> {
    return everyBooking(query, (next) => this.listPage(next, options));
  }

  /** One page of the bookings that fit the query. */
  listPage(query: ListBookingsQuery = {}, options?: CallOptions): Promise<Page<Booking>> {
    return this.#send('GET /v1/bookings', { query }, options);
  }

  /** One booking with its customer, its costs, its payments and its deposits. */
  async get(id: string, options?: CallOptions): Promise<BookingExtended> {
    return (await this.#send('GET /v1/bookings/{id}', { params: { id } }, options)).data;
  }

  /** Makes a booking, which is confirmed at once; rejects with `NotAcceptableError` if it cannot be. */
  async create(booking: BookingCreate, options?: WriteOptions): Promise<BookingId> {
    return (await this.#send('POST /v1/bookings', { body: booking }, options)).data;
  }

  /** Changes the fields that are given, checks availability again and prices the trip anew. */
  async update(id: string, changes: BookingUpdate, options?: WriteOptions): Promise<BookingId> {
    const input = { params: { id }, body: changes };
    return (await this.#send('POST /v1/bookings/{id}', input, options)).data;
  }
}
