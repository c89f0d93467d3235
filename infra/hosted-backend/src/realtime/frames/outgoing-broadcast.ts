import type { Broadcast } from './broadcast.ts';
import { type Vsn, writeFrame } from './frame.ts';

const kind = 4;

/** One broadcast on its way to many sockets: each form is written once. */
export class OutgoingBroadcast {
  readonly #topic: string;
  readonly #broadcast: Broadcast;
  #binary: Buffer | undefined;
  #text: string | undefined;

  constructor(topic: string, broadcast: Broadcast) {
    this.#topic = topic;
    this.#broadcast = broadcast;
  }

  /** @returns undefined where the older protocol has no words for it */
  in(vsn: Vsn): Buffer | string | undefined {
    if (vsn === '2.0.0') {
      this.#binary ??= binaryFrame(this.#topic, this.#broadcast);
      return this.#binary;
    }
    if (this.#broadcast.encoding === 'binary') return undefined;
    this.#text ??= textFrame(this.#topic, this.#broadcast);
    return this.#text;
  }
}

function binaryFrame(topic: string, { event, encoding, body }: Broadcast): Buffer {
  const names = [Buffer.from(topic), Buffer.from(event)];
  const lengths = names.map(({ length }) => length);
  const header = Buffer.from([kind, ...lengths, 0, encoding === 'json' ? 1 : 0]);
  return Buffer.concat([header, ...names, body]);
}

function textFrame(topic: string, { event, body }: Broadcast): string {
  const payload = { type: 'broadcast', event, payload: JSON.parse(body.toString()) };
  return writeFrame('1.0.0', { joinRef: null, ref: null, topic, event: 'broadcast', payload });
}
