import type { IncomingHttpHeaders } from 'node:http';

const SECRET = /authorization|cookie|signature|secret|token|api-?key/i;

/** Headers as they may be kept and shown: what proves or grants something is blanked. */
export function redactHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : String(value)]),
  );
}
