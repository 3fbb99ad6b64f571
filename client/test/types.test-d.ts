import type { BookingStatus } from '@slipway/contract';
import { expectTypeOf, test } from 'vitest';
import type {
  Booking,
  BookingCreate,
  BookingMade,
  Customer,
  Dock,
  Page,
  Slipway,
  ValidationError,
} from '../src/index.ts';

test('answers are the data itself', () => {
  expectTypeOf<Slipway['docks']['list']>().returns.resolves.toEqualTypeOf<Dock[]>();
  expectTypeOf<Slipway['bookings']['create']>().returns.resolves.toEqualTypeOf<BookingMade>();
});

test('a list is iterated, a page is awaited', () => {
  expectTypeOf<Slipway['bookings']['list']>().returns.toExtend<AsyncIterable<Booking>>();
  expectTypeOf<Slipway['customers']['listPage']>().returns.resolves.toEqualTypeOf<Page<Customer>>();
});

test('statuses are those of the contract, and all besides only as a filter', () => {
  expectTypeOf<Booking['status']>().toEqualTypeOf<BookingStatus>();
  type Filter = NonNullable<Parameters<Slipway['bookings']['list']>[0]>;
  expectTypeOf<Filter['status']>().toEqualTypeOf<BookingStatus | 'all' | undefined>();
  expectTypeOf<Filter>().not.toHaveProperty('page');
});

test('what is required must be given, what can be null says so', () => {
  expectTypeOf<{ customerId: string }>().not.toExtend<BookingCreate>();
  expectTypeOf<BookingCreate['boats']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Booking['customerId']>().toEqualTypeOf<string | null>();
});

test('the problems of a refused request are listed by field', () => {
  expectTypeOf<ValidationError['errors'][string]>().toEqualTypeOf<readonly string[]>();
});

test('only writes take an Idempotency-Key', () => {
  type ReadOptions = NonNullable<Parameters<Slipway['docks']['list']>[0]>;
  type WriteOptions = NonNullable<Parameters<Slipway['bookings']['create']>[1]>;
  expectTypeOf<ReadOptions>().not.toHaveProperty('idempotencyKey');
  expectTypeOf<WriteOptions>().toHaveProperty('idempotencyKey');
});
