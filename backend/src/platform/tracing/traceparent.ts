import type { IncomingHttpHeaders } from 'node:http';

/** https://www.w3.org/TR/trace-context/: version, trace, parent, flags. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

export type TraceContext = Readonly<{ traceId: string; spanId: string; flags: number }>;

/** Null for what is none. */
export function readTraceparent(text: string): TraceContext | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : null;
}

export function writeTraceparent({ traceId, spanId, flags }: TraceContext): string {
  return `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;
}

/** What the request is part of in front of us, where that is said and can be read. */
export function traceparentOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' && readTraceparent(traceparent) ? traceparent : undefined;
}
