import { API, MODEL_BOOKING, type OperationId, PAUL, REQUEST_HEADER } from '@slipway/contract';
import { KEY_PLACEHOLDER } from '../../src/samples/sample-request.ts';

const EXAMPLE_DAY = '2025-06-14';
const EXAMPLE_ORDER = REQUEST_HEADER.idempotencyKey.example.slice(0, -1);
const DAY = 24 * 60 * 60 * 1000;

/** What a sample has to say differently so that it can be carried out again and again. */
export interface OwnWorld {
  url: string;
  key: string;
  /** Counts up with every sample that writes. */
  run: number;
  /** A booking that can still be changed, in the place of the one whose trip is over. */
  bookingId: string | undefined;
}

/** The address and the key: what every reader changes as well. */
export function withOwnAccess(code: string, { url, key }: OwnWorld): string {
  const inClient = `apiKey: '${KEY_PLACEHOLDER}'`;
  return code
    .replaceAll(inClient, `apiKey: '${key}', baseUrl: '${url}'`)
    .replaceAll(API.url, url)
    .replaceAll(KEY_PLACEHOLDER, key);
}

/**
 * The day, the order number and the e-mail address, in samples that write: a boat, a key and a
 * customer can be used once. Everything else stays as it is printed.
 */
export function withOwnDetails(text: string, operation: OperationId, world: OwnWorld): string {
  const { run, bookingId } = world;
  if (operation === 'createCustomer') {
    return text.replaceAll(PAUL.emailAddress, `run${run}.${PAUL.emailAddress}`);
  }
  if (operation === 'createBooking') {
    return text.replaceAll(EXAMPLE_DAY, ownDay(run)).replaceAll(EXAMPLE_ORDER, `run${run}-`);
  }
  if (operation === 'updateBooking' && bookingId) {
    return text.replaceAll(EXAMPLE_DAY, ownDay(run)).replaceAll(MODEL_BOOKING.id, bookingId);
  }
  return text;
}

/** A day of its own for every run, far enough ahead that no other booking is near. */
export function ownDay(run: number): string {
  return new Date(Date.now() + (400 + run) * DAY).toISOString().slice(0, 10);
}
