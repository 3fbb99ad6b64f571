import {
  customerApi,
  EXAMPLE_ID,
  integratorApi,
  MODEL_BOOKING,
  type Operation,
  TEAM,
  teamApi,
} from '@slipway/contract';
import { BOOKING_KEY_HEADER } from '@slipway/contract/customer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TESTS_ALL } from '../../../../scripts/test/left-out.ts';
import type { OpenedDatabase } from '../../../src/adapters/open-database.ts';
import { forTenant } from '../../../src/database/for-tenant.ts';
import { DEMO_PASSWORD } from '../../../src/demo/team.ts';
import { mintBookingKey } from '../../../src/keys/booking-keys.ts';
import { addressOf, Caller, type OperationCall } from '../../harness/caller.ts';
import { storeRentalCompanies } from '../../harness/rental-companies.ts';
import { sampleRequest } from '../../harness/sample-request.ts';
import { ahead, dayAhead, tripAhead } from '../../harness/trips.ts';
import { type ServerProcess, TestWorld } from '../../harness.ts';
import type { WireRequest } from './bad-request.ts';
import { type Correct, edgeCalls } from './edge-calls.ts';
import { send, type WireAnswer } from './send.ts';

const SENDERS = 4;
/** A busy machine takes a second or two; what never ends takes longer than any of them. */
const WATCHDOG_MS = 30_000;

const DASHBOARD = 'dashboard.slipway.example';
const PAGES = 'heronbay.slipway.example';

/**
 * Every operation at some of its edges, and with `--all` at all of them. The last calls have every
 * field at its end at once, which is where loops over days have no end.
 */
const isChosen = (_call: OperationCall, at: number, calls: readonly OperationCall[]) =>
  TESTS_ALL || at % 8 === 0 || at >= calls.length - 3;

/** The booking that a call is about: one that is confirmed, or a draft in its hold. */
type About = { id: string; key: string };

const NO_BOOKING: About = { id: MODEL_BOOKING.id, key: '' };

function isAboutBooking(operation: Operation): boolean {
  const usesKey = /^\/customer\/(booking|draft|payments)\b/.test(operation.path);
  return usesKey || JSON.stringify(sampleRequest(operation)).includes(MODEL_BOOKING.id);
}

const all = ({ operations }: { operations: object }) =>
  Object.values<Operation>(operations as never);

describe('requests at the edges of what the contract accepts', () => {
  let world: TestWorld;
  let server: ServerProcess;
  let caller: Caller;
  let opened: OpenedDatabase;
  let cookie: string;
  const underWay = new Set<string>();

  // A process of its own for each audience: whoever hangs takes nobody else along.
  beforeEach(async () => {
    world = await TestWorld.create('postgres', storeRentalCompanies);
    opened = await world.database.open(2);
    server = await world.startProcess({ RATE_LIMIT: '1000000', DEMO_PAYMENTS: 'allow' });
    caller = new Caller(server, world.keys.heronbay);
    cookie = await signIn();
  });
  // And it does not end when it is asked to.
  afterEach(async () => {
    await server?.kill();
    await opened?.close();
    await world?.destroy();
  });

  async function signIn(): Promise<string> {
    const { path } = teamApi.operations.signIn;
    const body = { emailAddress: TEAM.Marta.emailAddress, password: DEMO_PASSWORD };
    const { headers } = await sendNamed('signIn', {
      method: 'POST',
      path,
      headers: pageHeaders(DASHBOARD),
      body: JSON.stringify(body),
    });
    return String(headers['set-cookie']).split(';')[0] ?? '';
  }

  function pageHeaders(host: string): Record<string, string> {
    return { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  }

  /** Sends it and, when nothing comes back, names everything that the server was busy with. */
  async function sendNamed(name: string, request: WireRequest): Promise<WireAnswer> {
    const about = `${name}: ${request.method} ${request.path} ${request.body ?? ''}`;
    underWay.add(about);
    try {
      return await send(server.url, request, { withinMs: WATCHDOG_MS });
    } catch (error) {
      const busyWith = [...underWay].join('\n');
      throw new Error(`${(error as Error).message}. The server was busy with:\n${busyWith}`);
    } finally {
      underWay.delete(about);
    }
  }

  let made = 0;
  /** A booking of its own for each operation, because some operations end it. */
  async function bookings(): Promise<About[]> {
    made += 1;
    const trip = tripAhead(20 + (made % 40), '10:00', '13:00', { customerId: EXAMPLE_ID.ines });
    const confirmed = await caller.ask('createBooking', { body: trip });
    const draft = await caller.ask('createBooking', { body: { ...trip, holdMinutes: 120 } });
    const now = new Date();
    const keyOf = async (bookingId: string) => ({
      id: bookingId,
      key: await forTenant(opened.database, EXAMPLE_ID.heronBay)
        .transaction()
        .execute((transaction) =>
          mintBookingKey(transaction, { bookingId, return: Date.parse(trip.return), now }),
        ),
    });
    return [await keyOf(confirmed.data.bookingId), await keyOf(draft.data.bookingId)];
  }

  function wire(operation: Operation, call: OperationCall, headers: Record<string, string>) {
    return {
      method: operation.method.toUpperCase(),
      path: addressOf(operation, call),
      headers,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    };
  }

  const audiences = {
    integrators: {
      api: integratorApi,
      headers: () => ({
        authorization: `Bearer ${world.keys.heronbay}`,
        'content-type': 'application/json',
      }),
    },
    customers: {
      api: customerApi,
      headers: ({ key }: About) => ({
        ...pageHeaders(PAGES),
        ...(key && { [BOOKING_KEY_HEADER.toLowerCase()]: key }),
      }),
    },
    team: { api: teamApi, headers: () => ({ ...pageHeaders(DASHBOARD), cookie }) },
  };

  test.each(Object.entries(audiences))(
    'by %s are answered in time and never with a failure',
    async (_name, { api, headers }) => {
      const seen = new Map<number, number>();
      const queue = all(api).filter(
        (operation) => edgeCalls(operation, (_, example) => example).length > 0,
      );
      const failures: string[] = [];
      const tryOne = async (operation: Operation, call: OperationCall, about: About) => {
        const request = wire(operation, await fresh(call, about), headers(about));
        const { status, body } = await sendNamed(operation.id, request);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status < 500) return;
        failures.push(
          `${operation.id}: ${request.method} ${request.path} ${request.body} → ${body}`,
        );
      };
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          for (const about of isAboutBooking(next) ? await bookings() : [NO_BOOKING]) {
            const calls = edgeCalls(next, corrections(about)).filter(isChosen);
            for (const call of calls) await tryOne(next, call, about);
          }
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, work));
      expect(failures).toEqual([]);
      expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 422]));
      expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
    },
    600_000,
  );

  /** Trips that can be booked, and the booking at hand, in place of those of the examples. */
  function corrections({ id }: About): Correct {
    const fields: Record<string, unknown> = {
      pickup: ahead(70, '10:00'),
      return: ahead(70, '13:00'),
      date: dayAhead(70),
      customerId: EXAMPLE_ID.ines,
      percentage: null,
      seenUpdatedAt: SEEN,
    };
    return (name, example) =>
      name in fields ? fields[name] : example === MODEL_BOOKING.id ? id : example;
  }

  const SEEN = MODEL_BOOKING.updatedAt;

  /** Says when the booking has changed last, unless the call is about just that. */
  async function fresh(call: OperationCall, { id }: About): Promise<OperationCall> {
    const text = JSON.stringify(call);
    if (id === NO_BOOKING.id || !text.includes(SEEN)) return call;
    const { data } = await caller.ask('getBooking', { params: { id } });
    return JSON.parse(text.replaceAll(SEEN, data.updatedAt));
  }
});
