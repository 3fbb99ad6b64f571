import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracing } from '../../ports/tracing.ts';

const LONGEST_STATEMENT = 2_000;
const SERVER_ERROR = 500;
/** How long the last spans may take when the process stops; a collector may be away. */
const LAST_SPANS_MS = 2_000;

type OpenTelemetry = Tracing & { stop(): Promise<void> };

/**
 * Sends traces to a collector. A span holds names of the contract and the text of statements, and
 * never what was asked for or answered: parameters are not part of a statement's text.
 */
export function openTelemetry(endpoint: string): OpenTelemetry {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'slipway-api' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('slipway');
  const propagator = new W3CTraceContextPropagator();
  const running = new AsyncLocalStorage<Span>();

  const end = (span: Span, error: unknown) => {
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  return {
    async request({ api, method, traceparent }, run) {
      const caller = propagator.extract(ROOT_CONTEXT, { traceparent }, GETTER);
      const attributes = { 'http.request.method': method, 'slipway.api': api };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      const { operation, status, requestId } = await running.run(span, run);
      if (operation) span.updateName(operation);
      span.setAttribute('http.response.status_code', status);
      span.setAttribute('slipway.request_id', requestId);
      end(span, status >= SERVER_ERROR ? status : undefined);
    },
    async job(name, run) {
      const span = tracer.startSpan(name, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      try {
        await running.run(span, run);
        end(span, undefined);
      } catch (error) {
        end(span, error);
        throw error;
      }
    },
    statement({ sql, milliseconds, error }) {
      const parent = running.getStore();
      if (!parent) return;
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': sql.slice(0, LONGEST_STATEMENT),
      };
      const startTime = Date.now() - milliseconds;
      const context = trace.setSpan(ROOT_CONTEXT, parent);
      const name = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
      end(tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes }, context), error);
    },
    stop: () => Promise.race([provider.shutdown().catch(() => {}), sleep(LAST_SPANS_MS)]),
  };
}

const GETTER = {
  keys: (carrier: Record<string, string | undefined>) => Object.keys(carrier),
  get: (carrier: Record<string, string | undefined>, key: string) => carrier[key],
};
