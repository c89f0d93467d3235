import type { JWTPayload } from 'jose';
import type { RawData, WebSocket } from 'ws';
import type { JsonObject } from '../http/json.ts';
import { Channel, type ChannelSocket } from './channels/channel.ts';
import { readJoinRequest } from './channels/join-request.ts';
import { Refusal } from './channels/refusal.ts';
import { type Broadcast, broadcastOf } from './frames/broadcast.ts';
import { readBroadcastPush } from './frames/broadcast-push.ts';
import { type Frame, readFrame, type Vsn, writeFrame } from './frames/frame.ts';
import { isObject } from './frames/is-object.ts';
import { channelsPerSocket, messagesPerSecond, silentMilliseconds, unreadBytes } from './limits.ts';
import { RateLimit } from './rate-limit.ts';
import type { RealtimeContext } from './realtime-context.ts';

type Address = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** Close codes of the protocol. */
const codes = { unreadable: 1007, refused: 1008, failed: 1011 };

/** One connection; what it sends is worked off in order. */
export class RealtimeSocket implements ChannelSocket {
  readonly vsn: Vsn;
  readonly claims: JWTPayload;
  readonly #context: RealtimeContext;
  readonly #webSocket: WebSocket;
  readonly #channels = new Map<string, Channel>();
  readonly #limit = new RateLimit(messagesPerSecond);
  readonly #silence: NodeJS.Timeout;
  #work: Promise<void> = Promise.resolve();

  constructor(context: RealtimeContext, webSocket: WebSocket, vsn: Vsn, claims: JWTPayload) {
    this.#context = context;
    this.#webSocket = webSocket;
    this.vsn = vsn;
    this.claims = claims;
    this.#silence = setTimeout(() => webSocket.terminate(), silentMilliseconds);
    webSocket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    webSocket.on('close', () => this.#end());
    // What goes wrong on the line ends in `close`.
    webSocket.on('error', () => {});
  }

  send(data: Buffer | string): void {
    if (this.#webSocket.bufferedAmount > unreadBytes) this.#webSocket.terminate();
    else this.#webSocket.send(data);
  }

  push({ topic, joinRef }: Channel, event: string, payload: JsonObject): void {
    this.#write({ joinRef, ref: null, topic, event, payload });
  }

  close(channel: Channel): void {
    const { topic, joinRef } = channel;
    if (this.#channels.get(topic) !== channel) return;
    this.#channels.delete(topic);
    channel.end();
    // The client knows its join by this reference.
    this.#write({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#silence.refresh();
    if (this.#limit.exceeded(this.#context.auth.now())) {
      this.#webSocket.close(codes.refused, 'Too many messages per second');
      return;
    }
    this.#work = this.#work.then(() => this.#handle(data, isBinary)).catch((error) => this.#fail(error));
  }

  #fail(error: unknown): void {
    const unreadable = error instanceof SyntaxError;
    if (!unreadable) console.error(error instanceof Error ? error.stack : 'A realtime message failed.');
    this.#webSocket.close(unreadable ? codes.unreadable : codes.failed);
  }

  async #handle(data: RawData, isBinary: boolean): Promise<void> {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN || !Buffer.isBuffer(data)) return;
    if (isBinary) return this.#handleBinary(data);
    const frame = readFrame(this.vsn, data.toString());
    await this.#answering(frame, () => this.#handleFrame(frame));
  }

  async #handleBinary(data: Buffer): Promise<void> {
    const push = readBroadcastPush(data);
    await this.#answering(push, async () => {
      if (push.persist) throw new Refusal('Messages are not kept here');
      return this.#say(push, push.broadcast);
    });
  }

  /** @param work tells whether there is an answer of its own or none at all */
  async #answering(address: Address, work: () => Promise<'answer' | 'silence'>): Promise<void> {
    try {
      if ((await work()) === 'answer') this.#reply(address, 'ok', {});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#reply(address, 'error', { reason: error.message });
    }
  }

  async #handleFrame(frame: Frame): Promise<'answer' | 'silence'> {
    if (frame.topic === 'phoenix') return 'answer';
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channelOf(frame);
    if (frame.event === 'phx_leave') return this.#leave(frame, channel);
    if (!channel) throw new Refusal('unmatched topic');
    if (frame.event === 'access_token') return refresh(channel, frame.payload);
    if (frame.event === 'broadcast') return this.#say(frame, broadcastOf(frame.payload));
    if (frame.event === 'presence') return changePresence(channel, frame.payload);
    throw new Refusal(`UnknownEvent: ${frame.event.slice(0, 40)}`);
  }

  /** What was meant for a former join of the same topic finds nobody. */
  #channelOf({ topic, joinRef }: Address): Channel | undefined {
    const channel = this.#channels.get(topic);
    return channel?.joinRef === joinRef ? channel : undefined;
  }

  async #join(frame: Frame): Promise<'silence'> {
    const former = this.#channels.get(frame.topic);
    if (former) this.close(former);
    if (this.#channels.size >= channelsPerSocket) {
      throw new Refusal('ChannelRateLimitReached: Too many channels');
    }
    const request = readJoinRequest(frame.topic, frame.payload);
    const channel = new Channel(this.#context, this, frame.joinRef, request);
    try {
      await channel.admit();
    } catch (error) {
      channel.end();
      throw error;
    }
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) {
      channel.end();
      return 'silence';
    }
    this.#channels.set(frame.topic, channel);
    this.#reply(frame, 'ok', { postgres_changes: channel.bindings() });
    channel.tellPresence();
    channel.tellSubscribed();
    return 'silence';
  }

  async #leave(frame: Frame, channel: Channel | undefined): Promise<'answer' | 'silence'> {
    if (!channel) return 'answer';
    this.#reply(frame, 'ok', {});
    this.close(channel);
    return 'silence';
  }

  async #say(address: Address, broadcast: Broadcast): Promise<'answer' | 'silence'> {
    const channel = this.#channelOf(address);
    if (!channel) throw new Refusal('unmatched topic');
    return channel.say(broadcast) ? 'answer' : 'silence';
  }

  #reply({ joinRef, ref, topic }: Address, status: 'ok' | 'error', response: JsonObject): void {
    this.#write({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  #write(frame: Frame): void {
    this.send(writeFrame(this.vsn, frame));
  }

  #end(): void {
    clearTimeout(this.#silence);
    for (const channel of this.#channels.values()) channel.end();
    this.#channels.clear();
  }
}

async function refresh(channel: Channel, { access_token: token }: JsonObject): Promise<'silence'> {
  if (typeof token === 'string' && token !== '') await channel.refresh(token);
  return 'silence';
}

async function changePresence(channel: Channel, { event, payload }: JsonObject): Promise<'answer'> {
  if (event === 'track') channel.track(isObject(payload) ? payload : {});
  else if (event === 'untrack') channel.untrack();
  else throw new Refusal('UnknownPresenceEvent');
  return 'answer';
}
