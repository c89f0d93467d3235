import { once } from 'node:events';
import type { WebSocket } from 'ws';
import type { Bench } from './product.ts';

/** Where what one socket says is heard by all others. */
export type Room = Readonly<{
  url: string;
  /** Makes an open socket one of the room. */
  enter(socket: WebSocket): Promise<void>;
  /** What a speaker sends for the message of this number. */
  said(number: number): string | Buffer;
}>;

const TOPIC = 'realtime:bench';
const EVENT = 'notis';
// The lengths of topic and event follow the first, then one of metadata, of which there is none; 1 is JSON.
const HEADER = [4, TOPIC.length, EVENT.length, 0, 1];

/** Of the hosted backend, in frames of Phoenix. */
export function hostedRoom({ SUPABASE_INTERNAL_URL, SUPABASE_PUBLISHABLE_KEY }: Bench['environment']): Room {
  const query = new URLSearchParams({ vsn: '2.0.0', apikey: String(SUPABASE_PUBLISHABLE_KEY) });
  const config = { broadcast: { self: false, ack: false }, presence: { enabled: false }, private: false };
  const frame = (ref: number, event: string, payload: object): string =>
    JSON.stringify(['1', String(ref), TOPIC, event, payload]);
  return {
    url: `${SUPABASE_INTERNAL_URL}/realtime/v1/websocket?${query}`,
    enter: async (socket) => {
      socket.send(frame(1, 'phx_join', { config }));
      const [answer] = await once(socket, 'message');
      if (!String(answer).includes('"status":"ok"')) throw new Error(`Entering the room: ${answer}`);
    },
    said: (number) =>
      frame(number, 'broadcast', { type: 'broadcast', event: EVENT, payload: payloadOf(number) }),
  };
}

/** Of a server that hands on what it is given. */
export function bareRoom(url: string): Room {
  return { url, enter: async () => undefined, said: heard };
}

/** The frame by which the others hear it, on either side the same bytes. */
export function heard(number: number): Buffer {
  const payload = JSON.stringify(payloadOf(number));
  return Buffer.concat([Buffer.from(HEADER), Buffer.from(`${TOPIC}${EVENT}${payload}`)]);
}

/** About as long as a notice of the product. */
function payloadOf(number: number): object {
  return {
    number,
    title: 'RPH menunggu semakan',
    body: 'Cikgu Aminah telah menghantar RPH Matematik 4 Bestari untuk minggu 12. Sila semak sebelum Jumaat.',
    path: '/lesson-plans/0c9ad1c5-6f53-4a5c-9a52-1c2fb2a0c0de',
  };
}
