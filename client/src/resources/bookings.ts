import type { CallOptions, WriteOptions } from '../options.ts';
import type { Send } from '../transport/operation.ts';
import type {
  Booking,
  BookingCancel,
  BookingCanceled,
  BookingConfirm,
  BookingConfirmed,
  BookingCreate,
  BookingExtended,
  BookingId,
  BookingMade,
  BookingUpdate,
  Cancellation,
  ListBookingsQuery,
} from '../types.generated.ts';
import { everyChange, type Page } from './every-item.ts';

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
    return everyChange(query.after, (after) => this.listPage({ ...query, after }, options));
  }

  /** One page of the bookings that fit the query. */
  listPage(query: ListBookingsQuery = {}, options?: CallOptions): Promise<Page<Booking>> {
    return this.#send('GET /v1/bookings', { query }, options);
  }

  /** One booking with its customer, its costs, its payments and its deposits. */
  async get(id: string, options?: CallOptions): Promise<BookingExtended> {
    return (await this.#send('GET /v1/bookings/{id}', { params: { id } }, options)).data;
  }

  /**
   * Makes a booking, which is confirmed at once unless it asks for a hold or an option; rejects with
   * `NotAcceptableError` if it cannot be made.
   */
  async create(booking: BookingCreate, options?: WriteOptions): Promise<BookingMade> {
    return (await this.#send('POST /v1/bookings', { body: booking }, options)).data;
  }

  /** Changes the fields that are given, checks availability again and prices the trip anew. */
  async update(id: string, changes: BookingUpdate, options?: WriteOptions): Promise<BookingId> {
    const input = { params: { id }, body: changes };
    return (await this.#send('POST /v1/bookings/{id}', input, options)).data;
  }
  /** Confirms a draft or an option whose hold lasts; doing it again changes nothing. */
  async confirm(
    id: string,
    how: BookingConfirm,
    options?: WriteOptions,
  ): Promise<BookingConfirmed> {
    const input = { params: { id }, body: how };
    return (await this.#send('POST /v1/bookings/{id}/confirm', input, options)).data;
  }

  /** What canceling would cost now. */
  async cancellation(id: string, options?: CallOptions): Promise<Cancellation> {
    const input = { params: { id } };
    return (await this.#send('GET /v1/bookings/{id}/cancellation', input, options)).data;
  }

  /** Cancels a booking; doing it again changes nothing. */
  async cancel(id: string, how: BookingCancel, options?: WriteOptions): Promise<BookingCanceled> {
    const input = { params: { id }, body: how };
    return (await this.#send('POST /v1/bookings/{id}/cancel', input, options)).data;
  }
}
