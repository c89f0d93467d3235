import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const OURS = /^[\w-]{8,64}$/;
/** https://www.w3.org/TR/trace-context/: version, trace, parent, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The name that the request has in front of us already, so that one search finds it in every log; else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const { 'x-request-id': given, traceparent } = headers;
  if (typeof given === 'string' && OURS.test(given)) return given;
  const [, trace] = typeof traceparent === 'string' ? (TRACEPARENT.exec(traceparent) ?? []) : [];
  return trace ?? randomUUID();
}
