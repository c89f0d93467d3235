import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceparent, traceparentOf } from '../tracing/traceparent.js';

const OURS = /^[\w-]{8,64}$/;

/** The name that the request has in front of us already, so that one search finds it in every log; else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const { 'x-request-id': given } = headers;
  if (typeof given === 'string' && OURS.test(given)) return given;
  return readTraceparent(traceparentOf(headers) ?? '')?.traceId ?? randomUUID();
}
