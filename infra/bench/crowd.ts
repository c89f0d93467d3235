import { once } from 'node:events';
import { type RawData, WebSocket } from 'ws';
import { inLanes } from './lanes.ts';
import { heard, type Room } from './room.ts';

/** `missing`: who has not heard it yet. */
type Spreading = Readonly<{ message: Buffer; missing: Set<WebSocket>; done: () => void }>;

const LONGEST_MS = 20_000;

/** Open sockets of one room. */
export class Crowd {
  readonly #room: Room;
  readonly #sockets: WebSocket[] = [];
  readonly #failure = Promise.withResolvers<never>();
  #spreading: Spreading | undefined;

  constructor(room: Room) {
    this.#room = room;
    // Whoever speaks next hears of it.
    this.#failure.promise.catch(() => undefined);
  }

  async enter(count: number): Promise<void> {
    await inLanes(Array.from({ length: count }), () => this.#enterOne());
  }

  /** One says the message of this number; resolves to the milliseconds until each of the others has heard it, once. */
  async say(number: number): Promise<number> {
    // Each in turn: one alone may not say so much in a second.
    const speaker = this.#sockets[number % this.#sockets.length];
    const missing = new Set(this.#sockets.filter((socket) => socket !== speaker));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#spreading = { message: heard(number), missing, done: resolve };
    const giveUp = () => this.#failure.reject(new Error(`${missing.size} sockets have not heard it.`));
    const timer = setTimeout(giveUp, LONGEST_MS);
    const startedAt = performance.now();
    speaker?.send(this.#room.said(number));
    await Promise.race([promise, this.#failure.promise]);
    clearTimeout(timer);
    return performance.now() - startedAt;
  }

  async leave(): Promise<void> {
    await inLanes(this.#sockets, async (socket) => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    });
  }

  async #enterOne(): Promise<void> {
    const socket = new WebSocket(this.#room.url, { perMessageDeflate: false });
    await once(socket, 'open');
    await this.#room.enter(socket);
    socket.on('message', (data) => this.#hear(socket, data));
    socket.on('error', this.#failure.reject);
    socket.on('close', () => this.#failure.reject(new Error('A socket was closed.')));
    this.#sockets.push(socket);
  }

  #hear(socket: WebSocket, data: RawData): void {
    const spreading = this.#spreading;
    const isSaid = Buffer.isBuffer(data) && spreading?.message.equals(data);
    if (!spreading || !isSaid || !spreading.missing.delete(socket))
      this.#failure.reject(new Error(`Not what should be heard: ${data}`));
    else if (spreading.missing.size === 0) spreading.done();
  }
}
