import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { JsonObject } from '../../http/json.ts';
import type { Change } from '../changes/change.ts';
import { Subscription } from '../changes/subscription.ts';
import type { Broadcast } from '../frames/broadcast.ts';
import type { Vsn } from '../frames/frame.ts';
import type { OutgoingBroadcast } from '../frames/outgoing-broadcast.ts';
import { isName } from '../limits.ts';
import { byKey, type Presence } from '../presence/presence.ts';
import type { RealtimeContext } from '../realtime-context.ts';
import { type Room, roomOf } from '../rooms/room.ts';
import type { JoinRequest } from './join-request.ts';
import { mayNotRead, mayNotWrite, Refusal } from './refusal.ts';
import { allRights, publicRights, type Rights, rightsIn } from './rights.ts';
import { tokenClaims } from './token-claims.ts';

/** The socket, as far as one of its channels knows it. */
export interface ChannelSocket {
  vsn: Vsn;
  /** Of the API key it was opened with. */
  claims: JWTPayload;
  send(data: Buffer | string): void;
  push(channel: Channel, event: string, payload: JsonObject): void;
  /** Ends the channel, and tells the client. */
  close(channel: Channel): void;
}

const longestTimer = 2 ** 31 - 1;

/** One topic that one socket has joined. */
export class Channel {
  readonly room: Room;
  readonly topic: string;
  readonly joinRef: string | null;
  readonly #socket: ChannelSocket;
  readonly #context: RealtimeContext;
  readonly #request: JoinRequest;
  #token: string | undefined;
  #rights: Rights = allRights;
  #expiry: NodeJS.Timeout | undefined;
  #presence: Presence | undefined;
  #watching: boolean;
  #subscriptions: Subscription[] = [];
  #refusedChanges: Refusal | undefined;

  constructor(context: RealtimeContext, socket: ChannelSocket, joinRef: string | null, request: JoinRequest) {
    this.#context = context;
    this.#socket = socket;
    this.#request = request;
    this.#watching = request.presence.enabled;
    this.joinRef = joinRef;
    this.topic = `realtime:${request.subTopic}`;
    this.room = roomOf(request.subTopic, request.isPrivate);
  }

  /** @throws Refusal when the token is bad or the policies say no */
  async admit(): Promise<void> {
    await this.#become(this.#request.accessToken);
    if (this.#refusedChanges && this.#request.waitsForChanges) throw this.#refusedChanges;
    this.#context.hub.enter(this);
    if (this.#subscriptions.length > 0) this.#context.changes.enter(this);
  }

  /** Says who is there, to a client that wants to know. */
  tellPresence(): void {
    this.seePresence('presence_state', byKey(this.#context.hub.presences(this.room)));
  }

  /** Each binding comes back as it was given, with its id. */
  bindings = (): JsonObject[] => this.#request.changes.map(({ given, id }) => ({ ...given, id }));

  tellSubscribed(): void {
    if (this.#request.changes.length === 0) return;
    const status = this.#refusedChanges ? 'error' : 'ok';
    const message = this.#refusedChanges?.message ?? 'Subscribed to PostgreSQL';
    this.#tellSystem('postgres_changes', status, message);
  }

  async seeChange(change: Change): Promise<void> {
    for (const subscription of this.#subscriptions) {
      const seen = await subscription.see(change);
      if (seen) this.#socket.push(this, 'postgres_changes', seen);
    }
  }

  end(): void {
    clearTimeout(this.#expiry);
    this.#context.changes.leave(this);
    this.#context.hub.leave(this);
    this.untrack();
  }

  /** A token that no longer serves ends the channel, as on the real server. */
  async refresh(token: string): Promise<void> {
    if (token === this.#token) return;
    try {
      await this.#become(token);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#endWith(error.message);
    }
  }

  /** @returns whether the client asked to be told */
  say(broadcast: Broadcast): boolean {
    if (!isName(broadcast.event)) throw new Refusal('InvalidEvent: The event has no name or too long a one');
    if (!this.#rights.write.broadcast) throw mayNotWrite(this.#request.subTopic);
    this.#context.hub.broadcast(this.room, broadcast, this.#request.self ? undefined : this);
    return this.#request.ack;
  }

  hear(outgoing: OutgoingBroadcast): void {
    const data = outgoing.in(this.#socket.vsn);
    if (data !== undefined) this.#socket.send(data);
  }

  seePresence(event: 'presence_state' | 'presence_diff', payload: JsonObject): void {
    if (this.#watching && this.#rights.read.presence) this.#socket.push(this, event, payload);
  }

  track(meta: JsonObject): void {
    if (!this.#rights.write.presence) throw mayNotWrite(this.#request.subTopic);
    if (!this.#watching) {
      this.#watching = true;
      this.tellPresence();
    }
    const leaves = this.#presence ? [this.#presence.ref] : [];
    this.#presence = { ref: randomUUID(), room: this.room, key: this.#request.presence.key, meta };
    this.#context.hub.changePresence(this.room, [this.#presence], leaves);
  }

  untrack(): void {
    if (!this.#presence) return;
    const { ref } = this.#presence;
    this.#presence = undefined;
    this.#context.hub.changePresence(this.room, [], [ref]);
  }

  async #become(token: string | undefined): Promise<void> {
    const { auth } = this.#context;
    const claims = token === undefined ? this.#socket.claims : await tokenClaims(auth, token);
    const { subTopic, isPrivate } = this.#request;
    const rights = isPrivate
      ? await rightsIn(auth.database, claims, subTopic)
      : publicRights(auth.config, claims);
    if (!rights.read.broadcast) throw mayNotRead(subTopic);
    await this.#subscribe(claims);
    this.#rights = rights;
    this.#token = token;
    this.#expireWith(claims);
  }

  /** Anew for each token: what is told depends on who is told. */
  async #subscribe(claims: JWTPayload): Promise<void> {
    const { database } = this.#context.auth;
    try {
      const { changes } = this.#request;
      this.#subscriptions = await Promise.all(
        changes.map((binding) => Subscription.open(database, claims, binding)),
      );
      this.#refusedChanges = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#subscriptions = [];
      this.#refusedChanges = error;
    }
  }

  #expireWith({ exp }: JWTPayload): void {
    clearTimeout(this.#expiry);
    if (exp === undefined) return;
    const left = exp * 1000 - this.#context.auth.now().getTime();
    const end = () => this.#endWith('Token has expired');
    this.#expiry = setTimeout(end, Math.min(Math.max(left, 0), longestTimer));
  }

  #endWith(message: string): void {
    this.#tellSystem('system', 'error', message);
    this.#socket.close(this);
  }

  #tellSystem(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string): void {
    const channel = this.#request.subTopic;
    this.#socket.push(this, 'system', { extension, status, message, channel });
  }
}
