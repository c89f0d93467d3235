import type { JsonObject } from '../../http/json.ts';

/** What one client says to the others; the body passes through as it came. */
export interface Broadcast {
  event: string;
  encoding: 'json' | 'binary';
  body: Buffer;
}

/** From the text frame of an older client. */
export function broadcastOf(payload: JsonObject): Broadcast {
  const event = typeof payload.event === 'string' ? payload.event : '';
  return { event, encoding: 'json', body: Buffer.from(JSON.stringify(payload.payload ?? {})) };
}
