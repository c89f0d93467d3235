import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { NewSpan, OpenSpan, Tracer } from './span.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Sends spans to a collector by OTLP over HTTP, in batches and beside the work: one that is away costs nothing but its
 * spans. Sampling, headers, batches and the resource follow OpenTelemetry's own variables (OTEL_TRACES_SAMPLER, ...).
 */
export function openTelemetry(endpoint: string, serviceName: string, lost: (reason: string) => void): Tracer {
  tellFailures(lost);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const named = resourceFromAttributes({ 'service.name': serviceName });
  const provider = new BasicTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('rekod-mengajar');
  const begin = ({ kind, name, parent, attributes }: NewSpan): OpenSpan =>
    opened(tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, within(parent)));
  // What could not be sent was told already, and ends nothing else.
  return { begin, close: () => provider.shutdown().catch(() => undefined) };
}

function within(parent: string | undefined): Context {
  const found = parent === undefined ? null : readTraceparent(parent);
  if (!found) return ROOT_CONTEXT;
  const { traceId, spanId, flags: traceFlags } = found;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function opened(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags: flags } = span.spanContext();
  return {
    traceparent: writeTraceparent({ traceId, spanId, flags }),
    end: ({ name, attributes = {}, error } = {}) => {
      if (name !== undefined) span.updateName(name);
      span.setAttributes({ ...attributes });
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
      span.end();
    },
  };
}

/** What an error says may be somebody's words. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

function tellFailures(error: (reason: string) => void): void {
  const silent = () => undefined;
  diag.setLogger(
    { error, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
}
