import { EXAMPLE_ID } from '@slipway/contract';
import { listen } from '../../../api/src/adapters/http-server.ts';
import { openDatabase } from '../../../api/src/adapters/open-database.ts';
import { createPdfWriter } from '../../../api/src/adapters/pdf-writer.ts';
import { readPageFiles } from '../../../api/src/adapters/read-page-files.ts';
import { scryptPasswords } from '../../../api/src/adapters/scrypt-password.ts';
import { applyCompany } from '../../../api/src/company/apply-company.ts';
import { momentsByClock } from '../../../api/src/database/changes/moments.ts';
import type { TenantDatabase } from '../../../api/src/database/database.ts';
import { forTenant } from '../../../api/src/database/for-tenant.ts';
import { sendPasswordLinkLater } from '../../../api/src/features/storefront/session.ts';
import { simulatedHardware } from '../../../api/src/hardware/simulated-hardware.ts';
import { createApp } from '../../../api/src/host/app.ts';
import type { JobContext } from '../../../api/src/jobs/job.ts';
import { mintBookingKey } from '../../../api/src/keys/booking-keys.ts';
import { createKey } from '../../../api/src/keys/manage-keys.ts';
import { requestPayment } from '../../../api/src/ledger/requests.ts';
import { createLimiters } from '../../../api/src/limits/create-limiters.ts';
import { createLog } from '../../../api/src/log.ts';
import { createProviders } from '../../../api/src/payments/providers.ts';
import { pagesUrlAt } from '../../../api/src/ports/pages-url.ts';
import {
  copyPlace,
  emptyPlace,
  fewDatabasesServer,
  removePlace,
} from '../../../api/test/harness/database-place.ts';
import { type Company, loadHeronBay } from '../../../company/src/index.ts';
import { at } from './next-july.ts';

/** The pages of Heron Bay on the real API, at any moment that a test wants. */
export class World {
  now = at(1, '12:00');
  readonly #app: ReturnType<typeof createApp>;
  readonly #apiKey: string;
  readonly heronBay: TenantDatabase;
  readonly url: string;
  /** Makes Heron Bay as a changed company file says. */
  readonly apply: (change: (company: Company) => Company) => Promise<void>;
  /** Writes the mails with links for a new password, which waits until the answer is given. */
  readonly sendLinks: () => Promise<void>;

  constructor(parts: {
    app: ReturnType<typeof createApp>;
    apiKey: string;
    heronBay: TenantDatabase;
    url: string;
    apply: World['apply'];
    sendLinks: World['sendLinks'];
  }) {
    this.#app = parts.app;
    this.#apiKey = parts.apiKey;
    this.heronBay = parts.heronBay;
    this.url = parts.url;
    this.apply = parts.apply;
    this.sendLinks = parts.sendLinks;
  }

  /** Books as an integrator does, and opens the booking with a key of its own. */
  async book(changes: Partial<Record<string, unknown>> = {}): Promise<Booked> {
    const trip = {
      customerId: EXAMPLE_ID.ines,
      dockId: EXAMPLE_ID.northPier,
      boatModelId: EXAMPLE_ID.plover5,
      pickup: new Date(at(14, '10:00')).toISOString().replace('.000', ''),
      return: new Date(at(14, '13:00')).toISOString().replace('.000', ''),
      passengers: 4,
      ...changes,
    };
    const { bookingId } = await this.#call('POST', '/v1/bookings', trip);
    const { reference } = await this.#call('GET', `/v1/bookings/${bookingId}`);
    await this.heronBay
      .updateTable('booking_deposits')
      .set({ secured_at: new Date(this.now) })
      .where('booking_id', '=', bookingId)
      .execute();
    const key = await this.heronBay.transaction().execute((transaction) =>
      mintBookingKey(transaction, {
        bookingId,
        return: Date.parse(trip.return),
        now: new Date(this.now),
      }),
    );
    const url = `${this.url}/bookings/${reference}`;
    return { id: bookingId, reference, url, link: `${url}#key=${key}`, key };
  }

  /** A link that staff have copied: it asks for an amount, and opens that payment alone. */
  async linkToPay({ id: bookingId, url }: Booked, amount: number): Promise<string> {
    const now = new Date(this.now);
    return this.heronBay.transaction().execute(async (transaction) => {
      const wanted = { bookingId, amount, confirmsBooking: false, description: 'One hour more' };
      const { id: requestId } = await requestPayment(transaction, wanted, now);
      const only = { requestId };
      const back = at(14, '13:00');
      const key = await mintBookingKey(transaction, { bookingId, return: back, only, now });
      return `${url}/pay?request=${requestId}#key=${key}`;
    });
  }

  async #call(method: string, path: string, body?: unknown) {
    const request = new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.#apiKey}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await this.#app(request, { address: 'test' });
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer.data;
  }
}

export interface Booked {
  id: string;
  reference: string;
  url: string;
  /** The link of an e-mail. */
  link: string;
  key: string;
}

/** Serves the pages that are built in a folder. */
export async function openWorld(
  builtPages: string,
): Promise<{ world: World; close: () => Promise<void> }> {
  const { FORM_RUN: run = '' } = process.env;
  const place = await copyPlace(run, await emptyPlace(run, fewDatabasesServer));
  const settings = { ...place, poolSize: 4, takeOverOtherHosts: false };
  const opened = await openDatabase(settings, () => {});
  const { database } = opened;
  const apply: World['apply'] = async (change) => {
    await applyCompany(database, change(await loadHeronBay()), new Date());
  };
  await apply((company) => company);
  const heronBay = forTenant(database, EXAMPLE_ID.heronBay);
  await storeInes(heronBay);
  const { key } = await createKey(database, {
    description: 'Tests',
    tenantIds: [EXAMPLE_ID.heronBay],
    now: new Date(),
  });
  let world: World;
  const links: unknown[] = [];
  const sendLinks = async () => {
    for (const data of links.splice(0)) {
      await sendPasswordLinkLater.run(
        data as never,
        {
          database,
          now: clock(),
          pagesUrl: pagesUrlAt({ domain: 'localhost', port: server.port }),
          sendJob: async () => {},
        } as unknown as JobContext,
      );
    }
  };
  const clock = () => new Date(world.now);
  let app: ReturnType<typeof createApp>;
  const server = await listen({ host: '127.0.0.1', port: 0, trustedProxies: 0 }, (...request) =>
    app(...request),
  );
  app = createApp({
    database,
    clock,
    log: createLog('warn', clock, (line) => console.log(line)),
    alert: () => {},
    ...createLimiters({ requestsPerMinute: 100_000, shared: undefined }),
    runningAtOnce: 4,
    services: {
      passwords: scryptPasswords,
      moments: momentsByClock(clock),
      sendJob: async (_transaction, name, data) => {
        if (name === 'send-password-link') links.push(data);
      },
      pagesUrl: pagesUrlAt({ domain: 'localhost', port: server.port }),
      payments: createProviders(database, { clock, demoPayments: true }),
      hardware: simulatedHardware,
      writePdf: createPdfWriter(),
      webhookPost: { mayCall: () => true },
    },
    pages: { domain: 'localhost', files: readPageFiles(builtPages) },
  });
  const url = `http://heronbay.localhost:${server.port}`;
  world = new World({ app, apiKey: key, heronBay, url, apply, sendLinks });
  return {
    world,
    async close() {
      await server.stop(1000);
      await opened.close();
      await removePlace(place);
    },
  };
}

async function storeInes(heronBay: TenantDatabase): Promise<void> {
  const registered = new Date('2024-04-19T09:12:45.038Z');
  await heronBay
    .insertInto('customers')
    .values({
      id: EXAMPLE_ID.ines,
      customer_type_id: EXAMPLE_ID.accountHolder,
      given_name: 'Ines',
      family_name: 'Okafor',
      email_address: 'ines.okafor@example.com',
      phone_number: '+447700900123',
      preferred_locale: 'en_GB',
      password_hash: (await scryptPasswords.hash('a-calm-harbor', 'customer')) as string,
      registered_at: registered,
      updated_at: registered,
    })
    .execute();
}
