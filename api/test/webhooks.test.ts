import { EXAMPLE_ID, FIELD_TEXT, notFoundText, WEBHOOKS_PER_COMPANY } from '@slipway/contract';
import { DAY, HOUR, MINUTE } from '@slipway/engine';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEM } from '../src/actor.ts';
import { hmacSha256 } from '../src/adapters/hmac.ts';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { webhookPost } from '../src/adapters/webhook-post.ts';
import { recordChanges } from '../src/database/changes/record-changes.ts';
import type { TenantDatabase } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobData } from '../src/jobs/job.ts';
import { createLog } from '../src/log.ts';
import { Dispatcher } from '../src/webhooks/dispatcher.ts';
import { Caller } from './harness/caller.ts';
import type { TestKeys } from './harness/companies.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { testApp } from './harness/test-app.ts';
import { WebhookReceiver } from './harness/webhook-receiver.ts';
import { engines, TestDatabase } from './harness.ts';

const SECOND = 1000;
const silent = createLog(
  'silent',
  () => new Date(),
  () => {},
);

describe.each(engines)('webhooks on %s', (engine) => {
  const receiver = new WebhookReceiver();
  const start = Date.now();
  let now = start;
  const clock = () => new Date(now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  const post = webhookPost({ allowLoopback: true, timeoutMs: 5_000 });
  const sentJobs: JobData['send-mail'][] = [];

  let database: TestDatabase;
  let opened: OpenedDatabase;
  let keys: TestKeys;
  let heronBay: TenantDatabase;
  let caller: Caller;
  let dispatcher: Dispatcher;

  const newDispatcher = () =>
    new Dispatcher({
      database: opened.database,
      clock,
      post,
      hmac: hmacSha256,
      log: silent,
      random: () => 0,
      sendJob: async (_transaction, _name, data) => {
        sentJobs.push(data as JobData['send-mail']);
      },
    });

  beforeAll(async () => {
    await receiver.open();
    database = await TestDatabase.create(engine);
    opened = await database.open(6);
    keys = await storeRentalCompanies(opened.database);
    heronBay = forTenant(opened.database, EXAMPLE_ID.heronBay);
    const app = testApp(opened, { clock, requestsPerMinute: 100_000, webhookPost: post });
    caller = new Caller(app, keys.heronbay);
    dispatcher = newDispatcher();
  });
  beforeEach(async () => {
    const { data } = await caller.ask('listWebhooks');
    for (const { id } of data) await caller.ask('removeWebhook', { params: { id } });
    receiver.answers.clear();
    receiver.received.length = 0;
    sentJobs.length = 0;
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
    await receiver.close();
  });

  /** Sends everything that is due now. */
  const deliver = async (by: Dispatcher = dispatcher) => {
    for (let rounds = 0; rounds < 50; rounds += 1) {
      const hasMore = await by.sendDue();
      await by.settled();
      if (!hasMore) return;
    }
  };

  /** Makes an endpoint, and has it sent its test. */
  const endpointAt = async (path: string, events = ['customer.updated']) => {
    const body = { name: `Desk ${path}`, url: receiver.url(path), events };
    const { data } = await caller.ask('createWebhook', { body });
    await deliver();
    return data;
  };

  /** So many changes of a customer. */
  const happen = (times = 1) =>
    heronBay.transaction().execute((transaction) =>
      recordChanges(
        transaction,
        { actor: SYSTEM, now: clock() },
        Array.from({ length: times }, () => ({
          type: 'customer.updated' as const,
          subject: { customerId: EXAMPLE_ID.ines },
          changes: { phoneNumber: { from: null, to: 'x' } },
        })),
      ),
    );

  const show = async (id: string) =>
    (await caller.ask('listWebhooks')).data.find((endpoint) => endpoint.id === id) ??
    expect.fail('no such endpoint');
  const logOf = async (id: string, query = {}) =>
    (await caller.ask('listDeliveries', { params: { id }, query })).data;

  test('an endpoint is sent a test when it is made, and its secret is shown only then', async () => {
    const { secret, ...endpoint } = await endpointAt('/new');
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect((await caller.ask('listWebhooks')).data).toEqual([endpoint]);
    const [sent] = receiver.received;
    expect(sent?.event).toMatchObject({
      type: 'webhook.test',
      tenantId: EXAMPLE_ID.heronBay,
      data: { webhookId: endpoint.id, changed: [] },
    });
    const [logged] = await logOf(endpoint.id);
    expect(logged).toEqual({
      eventId: sent?.event.id,
      type: 'webhook.test',
      attempt: 1,
      attemptedAt: new Date(now).toISOString(),
      outcome: 'delivered',
      responseStatus: 204,
      durationMs: expect.any(Number),
      nextAttemptAt: null,
    });
  });

  test('an event is sent to those who want it, signed, as the feed tells it', async () => {
    const one = await endpointAt('/one');
    await endpointAt('/other', ['booking.confirmed']);
    const { cursor } = await caller.ask('listEvents', { query: { after: 'latest' } });
    await happen(3);
    await deliver();
    const { data: told } = await caller.ask('listEvents', { query: { after: cursor } });
    const sent = receiver.eventsAt('/one');
    expect(sent.map(({ event }) => event)).toEqual(expect.arrayContaining(told));
    expect(sent).toHaveLength(3);
    expect(receiver.eventsAt('/other')).toEqual([]);
    for (const { body, headers, event } of sent) {
      expect(headers['webhook-id']).toBe(event.id);
      expect(new Webhook(one.secret).verify(body, headers as Record<string, string>)).toEqual(
        event,
      );
    }
    expect(receiver.received.filter(({ event }) => event.type === 'webhook.test')).toHaveLength(2);
  });

  test('events before its time are not sent, however many endpoints there are', async () => {
    await happen(2);
    await caller.ask('listEvents');
    await endpointAt('/late');
    expect(receiver.eventsAt('/late')).toEqual([]);
  });

  test('a failed event is tried again after 5 s, 5 min, 30 min and so on, then given up', async () => {
    const { id } = await endpointAt('/failing');
    receiver.answers.set('/failing', 500);
    await happen();
    await deliver();
    const pauses = [
      5 * SECOND,
      5 * MINUTE,
      30 * MINUTE,
      ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR),
    ];
    for (const [index, pause] of pauses.entries()) {
      expect(receiver.eventsAt('/failing')).toHaveLength(index + 1);
      pass(pause - 1);
      await deliver();
      expect(receiver.eventsAt('/failing')).toHaveLength(index + 1);
      pass(1);
      await deliver();
    }
    expect(receiver.eventsAt('/failing')).toHaveLength(10);
    pass(3 * DAY);
    await deliver();
    expect(receiver.eventsAt('/failing')).toHaveLength(10);
    const ids = new Set(receiver.eventsAt('/failing').map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    const log = await logOf(id, { outcome: 'failed' });
    expect(log.map(({ attempt }) => attempt)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(log[0]).toMatchObject({ responseStatus: 500, nextAttemptAt: null });
    expect(log[9]?.nextAttemptAt).toBe(log[8]?.attemptedAt);
  });

  test('an endpoint that works again is no longer failing', async () => {
    const { id } = await endpointAt('/shaky');
    receiver.answers.set('/shaky', 503);
    await happen();
    await deliver();
    expect((await show(id)).failingSince).toBe(new Date(now).toISOString());
    receiver.answers.delete('/shaky');
    pass(5 * SECOND);
    await deliver();
    expect((await show(id)).failingSince).toBeNull();
    expect((await logOf(id)).map(({ outcome }) => outcome)).toEqual([
      'delivered',
      'failed',
      'delivered',
    ]);
  });

  test('a redirect is a failure and is not followed', async () => {
    const { id } = await endpointAt('/moved');
    receiver.answers.set('/moved', (response) => {
      response.writeHead(302, { Location: receiver.url('/elsewhere') }).end();
    });
    await happen();
    await deliver();
    expect((await logOf(id))[0]).toMatchObject({ outcome: 'failed', responseStatus: 302 });
    expect(receiver.eventsAt('/elsewhere')).toEqual([]);
  });

  test('an endpoint that asks for quiet with Retry-After gets nothing until then', async () => {
    await endpointAt('/busy');
    receiver.answers.set('/busy', (response) => {
      response.writeHead(429, { 'Retry-After': '600' }).end();
    });
    await happen();
    await deliver();
    await happen();
    pass(9 * MINUTE);
    await deliver();
    expect(receiver.eventsAt('/busy')).toHaveLength(1);
    receiver.answers.delete('/busy');
    pass(MINUTE);
    await deliver();
    expect(receiver.eventsAt('/busy')).toHaveLength(3);
  });

  test('410 switches an endpoint off, and the company gets a mail', async () => {
    const { id } = await endpointAt('/gone');
    receiver.answers.set('/gone', 410);
    await happen(3);
    await deliver();
    expect(await show(id)).toMatchObject({ enabled: false });
    pass(10 * SECOND);
    await happen();
    await deliver();
    expect(receiver.eventsAt('/gone').length).toBeLessThanOrEqual(3);
    expect((await mails()).map(({ recipient, text }) => [recipient, text])).toEqual([
      ['office@heronbay.example', expect.stringContaining('410')],
    ]);
  });

  const mails = async () => {
    const ids = sentJobs.map(({ messageId }) => messageId);
    if (ids.length === 0) return [];
    return heronBay.selectFrom('outbox').selectAll().where('id', 'in', ids).execute();
  };

  test('five days of failures switch an endpoint off, and the company gets one mail', async () => {
    const { id } = await endpointAt('/dead');
    receiver.answers.set('/dead', 500);
    for (let day = 0; day <= 5; day += 1) {
      await happen();
      await deliver();
      expect((await show(id)).enabled).toBe(day < 5);
      pass(DAY);
    }
    await deliver();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'office@heronbay.example',
      subject: 'The webhook endpoint Desk /dead is switched off',
      booking_id: null,
    });
    expect(mail?.text).toContain('5 days');
    expect(mail?.text).toContain(receiver.url('/dead'));
  });

  test('one that is switched on again begins with what happens then, and may ask for the rest', async () => {
    const { id } = await endpointAt('/pausing');
    const change = (body: object) => caller.ask('updateWebhook', { params: { id }, body });
    const from = new Date(now).toISOString();
    pass(1);
    receiver.answers.set('/pausing', 500);
    await happen();
    await deliver();
    receiver.answers.delete('/pausing');
    expect((await change({ enabled: false })).data.enabled).toBe(false);
    await happen(2);
    pass(10 * SECOND);
    await deliver();
    expect(receiver.eventsAt('/pausing')).toHaveLength(1);
    await caller.ask('listEvents');
    expect((await change({ enabled: true })).data).toMatchObject({
      enabled: true,
      failingSince: null,
    });
    await happen();
    await deliver();
    expect(receiver.eventsAt('/pausing')).toHaveLength(2);
    const replay = await caller.ask('replayWebhook', { params: { id }, body: { from } });
    expect(replay.data.queued).toBe(3);
    await deliver();
    const sent = receiver.eventsAt('/pausing').map(({ event }) => event.id);
    expect(sent).toHaveLength(5);
    expect(new Set(sent).size).toBe(4);
  });

  test('a replay sends what arrived only when that is wanted, and what it names', async () => {
    const { id } = await endpointAt('/again');
    await happen(3);
    await deliver();
    const [first] = receiver.eventsAt('/again').map(({ event }) => event);
    const replay = async (body: object) =>
      (await caller.ask('replayWebhook', { params: { id }, body })).data.queued;
    expect(await replay({ eventIds: [first.id] })).toBe(0);
    expect(await replay({ eventIds: [first.id], onlyFailed: false })).toBe(1);
    expect(await replay({ eventIds: [EXAMPLE_ID.ines], onlyFailed: false })).toBe(0);
    await deliver();
    expect(
      receiver
        .eventsAt('/again')
        .map(({ event }) => event.id)
        .at(-1),
    ).toBe(first.id);
    const until = new Date(now - HOUR).toISOString();
    const from = new Date(now - 2 * HOUR).toISOString();
    expect(await replay({ from, until, onlyFailed: false })).toBe(0);
  });

  test('while a secret is changed both sign for 24 hours, then only the new one', async () => {
    const { id, secret: before } = await endpointAt('/rotating');
    const { data } = await caller.ask('updateWebhook', {
      params: { id },
      body: { rotateSecret: true },
    });
    const after = data.secret ?? '';
    expect(after).not.toBe(before);
    const accepted = async () => {
      await happen();
      await deliver();
      const { body, headers } = receiver.eventsAt('/rotating').at(-1) ?? expect.fail('nothing');
      // The package goes by the clock of this machine.
      const signatures = String(headers['webhook-signature']);
      const seconds = Number(headers['webhook-timestamp']);
      return [before, after].map((secret) =>
        signatures.includes(
          new Webhook(secret).sign(String(headers['webhook-id']), new Date(seconds * 1000), body),
        ),
      );
    };
    expect(await accepted()).toEqual([true, true]);
    pass(24 * HOUR - MINUTE);
    expect(await accepted()).toEqual([true, true]);
    pass(MINUTE);
    expect(await accepted()).toEqual([false, true]);
    const shown = await caller.ask('updateWebhook', { params: { id }, body: { name: 'Desk' } });
    expect(shown.data).toMatchObject({ name: 'Desk', secret: null });
  });

  test('one that hangs and one that fails do not delay the others', async () => {
    receiver.answers.set('/hanging', () => {});
    receiver.answers.set('/refusing', 500);
    await endpointAt('/hanging');
    await endpointAt('/refusing');
    const paths = ['/a', '/b', '/c', '/d'];
    for (const path of paths) await endpointAt(path);
    await happen(100);
    const running = newDispatcher();
    running.start();
    const arrived = () => paths.map((path) => receiver.eventsAt(path).length);
    await expect.poll(arrived, { timeout: 60_000 }).toEqual([100, 100, 100, 100]);
    expect(receiver.eventsAt('/hanging').length).toBeLessThan(100);
    await running.stop();
  });

  test('several processes share the endpoints and send nothing twice', async () => {
    const paths = Array.from({ length: 15 }, (_, index) => `/shared/${index}`);
    for (const path of paths) await endpointAt(path);
    receiver.received.length = 0;
    const processes = [newDispatcher(), newDispatcher(), newDispatcher()];
    await happen(40);
    await Promise.all(processes.map((process) => deliver(process)));
    for (const path of paths) {
      const ids = receiver.eventsAt(path).map(({ event }) => event.id);
      expect(new Set(ids).size).toBe(40);
      expect(ids).toHaveLength(40);
    }
  });

  test('what a process had under way when it died is sent again by another', async () => {
    await endpointAt('/orphan');
    await happen(2);
    // A process that has taken the endpoint and then says nothing more.
    await caller.ask('listEvents');
    const taken = new Date(now + 45 * SECOND);
    await heronBay
      .updateTable('webhooks')
      .set({ lease: EXAMPLE_ID.ines, leased_until: taken })
      .execute();
    await deliver();
    expect(receiver.eventsAt('/orphan')).toEqual([]);
    pass(45 * SECOND);
    await deliver();
    expect(receiver.eventsAt('/orphan')).toHaveLength(2);
  });

  test('a process that stops waits a little, and leaves the rest to another one', async () => {
    const { id } = await endpointAt('/stopped');
    const hanging = webhookPost({ allowLoopback: true });
    const stopping = new Dispatcher({
      database: opened.database,
      clock,
      post: hanging,
      hmac: hmacSha256,
      log: silent,
      sendJob: async () => {},
    });
    receiver.answers.set('/stopped', () => {});
    await happen(3);
    await stopping.sendDue();
    await expect.poll(() => receiver.eventsAt('/stopped').length).toBe(3);
    await stopping.stop();
    receiver.answers.delete('/stopped');
    await deliver();
    expect(receiver.eventsAt('/stopped')).toHaveLength(6);
    expect((await logOf(id)).map(({ outcome, attempt }) => [outcome, attempt])).toEqual([
      ['delivered', 1],
      ['delivered', 1],
      ['delivered', 1],
      ['delivered', 1],
    ]);
  });

  test('an endpoint that is removed while it is sent to is gone', async () => {
    const { id } = await endpointAt('/removed');
    receiver.answers.set('/removed', (response) => {
      void caller
        .ask('removeWebhook', { params: { id } })
        .then(() => response.writeHead(204).end());
    });
    await happen();
    await deliver();
    const sentence = await caller.refusal(404, 'listDeliveries', { params: { id } });
    expect(sentence).toBe(notFoundText('webhook endpoint', id));
  });

  test('the log has pages, and forgets after 30 days', async () => {
    const { id } = await endpointAt('/logged');
    await happen(120);
    await deliver();
    const page = await caller.ask('listDeliveries', { params: { id } });
    expect([page.data.length, page.hasMore]).toEqual([100, true]);
    const rest = await caller.ask('listDeliveries', {
      params: { id },
      query: { after: page.cursor },
    });
    expect([rest.data.length, rest.hasMore]).toEqual([21, false]);
    const forget = JOBS.find(({ name }) => name === 'forget-old-deliveries');
    const run = (at: number) =>
      forget?.run(
        {} as never,
        {
          database: opened.database,
          now: new Date(at),
          log: silent,
        } as never,
      );
    await run(now + 30 * DAY - 1);
    expect(await logOf(id)).toHaveLength(100);
    await run(now + 30 * DAY);
    expect(await logOf(id)).toEqual([]);
  });

  test('a company has at most so many endpoints, also when several are made at once', async () => {
    const body = { name: 'One', url: receiver.url('/many'), events: ['booking.created'] };
    const made = await Promise.all(
      Array.from({ length: WEBHOOKS_PER_COMPANY + 3 }, () =>
        caller.callUntilServed('createWebhook', { body }),
      ),
    );
    const statuses = made.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(WEBHOOKS_PER_COMPANY).fill(200), 422, 422, 422]);
    const refused = made.find(({ status }) => status === 422);
    expect(refused?.json.errors).toEqual({ url: [FIELD_TEXT.tooManyWebhooks] });
  });

  test('an address of this machine or of a private network is refused', async () => {
    const guarded = new Caller(
      testApp(opened, { webhookPost: webhookPost({ allowLoopback: false }) }),
      keys.heronbay,
    );
    const { id } = await endpointAt('/moving');
    for (const url of ['https://10.0.0.1/', 'https://[::1]/', 'http://127.0.0.1:4000/']) {
      const body = { name: 'In', url, events: ['booking.created'] };
      const problem = { url: [FIELD_TEXT.webhookHost] };
      expect(await guarded.problems('createWebhook', { body })).toEqual(problem);
      expect(await guarded.problems('updateWebhook', { params: { id }, body: { url } })).toEqual(
        problem,
      );
    }
  });

  test.each([
    'http://example.com/',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'hello',
  ])('refuses the address %s', async (url) => {
    const body = { name: 'In', url, events: ['booking.created'] };
    expect(await caller.problems('createWebhook', { body })).toEqual({
      url: [FIELD_TEXT.webhookUrl],
    });
  });

  test('endpoints of another company are neither shown, changed nor sent to', async () => {
    const { id } = await endpointAt('/mine');
    const app = testApp(opened, { clock, webhookPost: post });
    const kestrelQuay = new Caller(app, keys.kestrelquay);
    expect((await kestrelQuay.ask('listWebhooks')).data).toEqual([]);
    const params = { id };
    await kestrelQuay.refusal(404, 'updateWebhook', { params, body: { enabled: false } });
    await kestrelQuay.refusal(404, 'removeWebhook', { params });
    const person = {
      customerTypeId: (await kestrelQuay.ask('listCustomerTypes')).data[0]?.id,
      givenName: 'Nadia',
      familyName: 'Ferrer',
      emailAddress: 'nadia.ferrer@example.com',
    };
    await kestrelQuay.ask('createCustomer', { body: person });
    await happen();
    await deliver();
    expect(receiver.eventsAt('/mine')).toHaveLength(1);
  });
});
