import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXAMPLE_ID, INES } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip } from './harness/trips.ts';
import { engines, type ServerInProcess, TestWorld } from './harness.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};

/** What a collector of OpenTelemetry was sent. */
class Collector {
  readonly bodies: string[] = [];
  readonly #server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    this.bodies.push(body);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  get spans(): CollectedSpan[] {
    return this.bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: { spans: CollectedSpan[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
      ),
    );
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const attributeOf = ({ attributes }: CollectedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe.each(engines)('traces on %s', (engine) => {
  const collector = new Collector();
  let world: TestWorld;
  let server: ServerInProcess;
  let caller: Caller;

  beforeAll(async () => {
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '100');
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open() });
    caller = new Caller(server, world.keys.heronbay);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await world?.destroy();
    collector.close();
  });

  test('hold each request with its statements, as a part of the trace of its caller', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'X-Request-Id': 'traced' };
    await caller.ask('getCustomer', { params: { id: EXAMPLE_ID.ines }, headers });
    const traced = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect.poll(() => traced().map(({ name }) => name)).toContain('getCustomer');
    const request = traced().find(({ name }) => name === 'getCustomer') as CollectedSpan;
    expect(request.parentSpanId).toBe('b7ad6b7169203331');
    expect(attributeOf(request, 'http.response.status_code')).toBe(200);
    expect(attributeOf(request, 'slipway.request_id')).toBe('traced');
    const statements = traced().filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(statements.map((span) => attributeOf(span, 'db.query.text')).join('\n')).toContain(
      'customers',
    );
  });

  test('hold the jobs, and nothing of what was said', async () => {
    const body = gannetTrip(14, '10:00', '12:00', { notifyCustomer: true });
    await caller.ask('createBooking', { body });
    const names = () => collector.spans.map(({ name }) => name);
    await expect.poll(names).toEqual(expect.arrayContaining(['createBooking', 'send-mail']));
    const sent = collector.bodies.join('\n');
    for (const secret of [INES.emailAddress, INES.familyName, world.keys.heronbay]) {
      expect(sent).not.toContain(secret);
    }
  });
});

test('a collector that is away disturbs nobody, and an endpoint that is no URL stops the start', async () => {
  const world = await TestWorld.create('postgres', storeRentalCompanies);
  const server = await world.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await new Caller(server, world.keys.heronbay).ask('listDocks');
  expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  await expect(world.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT is not a URL that starts with http:// or https://.',
  );
  await world.destroy();
});
