import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_ID, integratorApi } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip } from './harness/trips.ts';
import { engines, type ServerInProcess, TestWorld } from './harness.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));

function promtool(args: string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.env.PROMTOOL ?? 'promtool', args, {
    cwd: `${DEPLOY}prometheus`,
    encoding: 'utf8',
    ...(input !== undefined && { input }),
  });
  return { status, said: `${stdout}${stderr}` };
}

/** The figures of a text by name and labels, in the order in which they were written. */
function figuresIn(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );
}

describe.each(engines)('the figures of a server on %s', (engine) => {
  let world: TestWorld;
  let server: ServerInProcess;
  let caller: Caller;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startServer({ METRICS_PORT: '0' });
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(() => world?.destroy());

  const served = () =>
    String(server.log.find(({ message }) => message === 'metrics are served')?.url);
  const text = async () => (await fetch(served())).text();
  const figures = async () => figuresIn(await text());

  test('count requests by operation and status, whatever was asked for', async () => {
    const labels = (operation: string, status: number) =>
      `slipway_requests_total{api="integrator",operation="${operation}",status="${status}"}`;
    const id = EXAMPLE_ID.ines;
    await caller.ask('getCustomer', { params: { id } });
    await caller.refusal(404, 'getCustomer', { params: { id: EXAMPLE_ID.northPier } });
    await new Caller(server, world.keys.kestrelquay).refusal(404, 'getCustomer', {
      params: { id },
    });
    await server.call('/v1/customers', { key: 'no key' });
    for (const path of ['/v1/boat', '/health', `/v1/${id}`]) await server.call(path);
    const found = await figures();
    expect(found).toMatchObject({
      [labels('getCustomer', 200)]: 1,
      [labels('getCustomer', 404)]: 2,
      [labels('listCustomers', 401)]: 1,
      [labels('other', 404)]: 2,
      [labels('other', 200)]: 1,
      'slipway_request_seconds_count{api="integrator",operation="getCustomer"}': 3,
    });
    const known = new Set([...Object.keys(integratorApi.operations), 'other']);
    for (const [, operation = ''] of Object.keys(found)
      .join('\n')
      .matchAll(/operation="(.*?)"/g)) {
      expect(known).toContain(operation);
    }
    expect(await text()).not.toContain(id);
  });

  test('count mail and runs of jobs, and tell connections and what waits', async () => {
    const body = gannetTrip(14, '10:00', '12:00', { notifyCustomer: true });
    await caller.ask('createBooking', { body });
    await expect.poll(figures).toMatchObject({
      'slipway_mail_messages_total{outcome="succeeded"}': 1,
      'slipway_mail_messages_total{outcome="failed"}': 0,
      'slipway_job_run_seconds_count{job="send-mail",outcome="succeeded"}': 1,
    });
    const found = await figures();
    expect(found).toMatchObject({
      slipway_database_up: 1,
      slipway_database_lock_waits: 0,
      slipway_webhook_endpoints_failing: 0,
      slipway_event_lag_seconds: 0,
    });
    const connections = ['in_use', 'idle'].map(
      (state) => found[`slipway_database_connections{state="${state}"}`] ?? Number.NaN,
    );
    expect(Math.max(...connections)).toBeGreaterThan(0);
  });

  test('are in a text that Prometheus finds nothing wrong with', async () => {
    expect(promtool(['check', 'metrics'], await text())).toEqual({ status: 0, said: '' });
  });

  test('have every name that the dashboard and the alerts ask for', async () => {
    const names = [...(await text()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    );
    const asked = [...expressions()].flatMap(
      (expression) => expression.match(/[a-z]\w*_\w+/g) ?? [],
    );
    const ours = new Set(asked.filter((name) => /^(slipway|nodejs|process)_/.test(name)));
    expect(ours.size).toBeGreaterThan(10);
    expect(names).toEqual(expect.arrayContaining([...ours]));
  });

  test('are served nowhere but at their own address', async () => {
    expect((await server.call('/metrics')).status).toBe(404);
    expect((await fetch(new URL('/', served()))).status).toBe(404);
    expect(new URL(served()).hostname).toBe('127.0.0.1');
  });

  test('the log names a request by the ID that its answer carries', async () => {
    const headers = { 'X-Request-Id': 'joined-1' };
    const answer = await caller.call('listDocks', { headers });
    expect(answer.headers.get('X-Request-Id')).toBe('joined-1');
    const lines = () => server.log.filter(({ requestId }) => requestId === 'joined-1');
    await expect
      .poll(lines)
      .toMatchObject([{ message: 'request', path: '/v1/docks', status: 200 }]);
  });
});

test('nothing is served without METRICS_PORT, and a port that cannot be had stops the start', async () => {
  const world = await TestWorld.create('postgres', storeRentalCompanies);
  const server = await world.startServer();
  expect(server.log.map(({ message }) => message)).not.toContain('metrics are served');
  await expect(
    world.startServer({ METRICS_HOST: '203.0.113.1', METRICS_PORT: '9464' }),
  ).rejects.toThrow(
    'The metrics cannot be served on 203.0.113.1:9464 (EADDRNOTAVAIL): change METRICS_HOST or METRICS_PORT.',
  );
  await world.destroy();
});

/** What the dashboard and the alerts ask Prometheus. */
function* expressions(): Iterable<string> {
  const read = (path: string) => readFileSync(`${DEPLOY}${path}`, 'utf8');
  for (const { targets } of JSON.parse(read('grafana/slipway.json')).panels) {
    for (const { expr } of targets) yield expr;
  }
  for (const { rules } of parse(read('prometheus/alerts.yml')).groups) {
    for (const { expr } of rules) yield expr;
  }
}

test.each([
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
  ['check', 'config', 'scrape.yml'],
])('promtool agrees: %s %s %s', (...args) => {
  const { status, said } = promtool(args);
  expect(status, said).toBe(0);
});

test('every alert is tried', () => {
  const { groups } = parse(readFileSync(`${DEPLOY}prometheus/alerts.yml`, 'utf8'));
  const { tests } = parse(readFileSync(`${DEPLOY}prometheus/alerts.test.yml`, 'utf8'));
  const tried = tests.flatMap(
    ({ alert_rule_test }: { alert_rule_test: { alertname: string; exp_alerts: [] }[] }) =>
      alert_rule_test
        .filter(({ exp_alerts }) => exp_alerts.length > 0)
        .map(({ alertname }) => alertname),
  );
  const alerts = groups.flatMap(({ rules }: { rules: { alert: string }[] }) =>
    rules.map(({ alert }) => alert),
  );
  expect(tried.toSorted()).toEqual(alerts.toSorted());
});
