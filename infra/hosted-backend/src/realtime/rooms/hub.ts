import type { Pool } from 'pg';
import type { AuthContext } from '../../auth/auth-context.ts';
import { Bus, deafness } from '../bus/bus.ts';
import type { Notice } from '../bus/notice.ts';
import type { Change } from '../changes/change.ts';
import type { Channel } from '../channels/channel.ts';
import type { Broadcast } from '../frames/broadcast.ts';
import { OutgoingBroadcast } from '../frames/outgoing-broadcast.ts';
import { byKey, type Presence } from '../presence/presence.ts';
import { PresenceBook } from '../presence/presence-book.ts';
import { type Room, topicOf } from './room.ts';

const aliveEvery = 10_000;
const goneAfter = 35_000;
const noticesKept = '1 minute';

/** Where the channels of this instance meet each other and, over the bus, those of the others. */
export class Hub {
  readonly #pool: Pool;
  readonly #now: () => Date;
  readonly #tellChange: (change: Change) => void;
  readonly #bus: Bus;
  readonly #channels = new Map<Room, Set<Channel>>();
  readonly #presences = new PresenceBook((room, joins, leaves) => this.#announce(room, joins, leaves));
  readonly #lastHeard = new Map<string, number>();
  #ticking: NodeJS.Timeout | undefined;

  constructor(
    { pool, directUrl, now }: Pick<AuthContext, 'pool' | 'directUrl' | 'now'>,
    tellChange: (change: Change) => void,
  ) {
    this.#pool = pool;
    this.#now = now;
    this.#tellChange = tellChange;
    this.#bus = new Bus(pool, directUrl, {
      heard: (from, notice) => this.#heard(from, notice),
      listening: () => this.#meetOthers(),
    });
  }

  async start(): Promise<void> {
    await this.#bus.start();
    this.#ticking = setInterval(() => this.#tick(), aliveEvery);
  }

  async stop(): Promise<void> {
    clearInterval(this.#ticking);
    await this.#bus.stop();
  }

  async complaint(): Promise<string | undefined> {
    return this.#bus.isDeaf ? deafness : undefined;
  }

  enter(channel: Channel): void {
    const channels = this.#channels.get(channel.room) ?? new Set<Channel>();
    this.#channels.set(channel.room, channels.add(channel));
  }

  leave(channel: Channel): void {
    const channels = this.#channels.get(channel.room);
    channels?.delete(channel);
    if (channels?.size === 0) this.#channels.delete(channel.room);
  }

  /** To all in the room but `sender`. */
  broadcast(room: Room, broadcast: Broadcast, sender?: Channel): void {
    this.#deliver(room, broadcast, sender);
    const { event, encoding, body } = broadcast;
    const text = body.toString(encoding === 'json' ? 'utf8' : 'base64');
    this.#bus.publish({ kind: 'broadcast', room, event, encoding, body: text });
  }

  presences = (room: Room): Presence[] => this.#presences.of(room);

  changePresence(room: Room, joins: Presence[], leaves: string[]): void {
    this.#presences.change(this.#bus.instance, room, joins, leaves);
    this.#bus.publish({ kind: 'presence', room, joins, leaves });
  }

  #deliver(room: Room, broadcast: Broadcast, sender?: Channel): void {
    const outgoing = new OutgoingBroadcast(topicOf(room), broadcast);
    for (const channel of this.#channels.get(room) ?? []) {
      if (channel !== sender) channel.hear(outgoing);
    }
  }

  #announce(room: Room, joins: Presence[], leaves: Presence[]): void {
    const diff = { joins: byKey(joins), leaves: byKey(leaves) };
    for (const channel of this.#channels.get(room) ?? []) channel.seePresence('presence_diff', diff);
  }

  #heard(from: string, notice: Notice): void {
    this.#lastHeard.set(from, this.#now().getTime());
    if (notice.kind === 'change') this.#tellChange(notice);
    else if (notice.kind === 'broadcast') this.#heardBroadcast(notice);
    else if (notice.kind === 'who') this.#tellPresences();
    else if (notice.kind === 'presences') this.#presences.replace(from, notice.presences);
    else if (notice.kind === 'presence') {
      this.#presences.change(from, notice.room, notice.joins, notice.leaves);
    } else if (notice.count !== this.#presences.ofInstance(from).length) this.#bus.publish({ kind: 'who' });
  }

  #heardBroadcast({ room, event, encoding, body }: Extract<Notice, { kind: 'broadcast' }>): void {
    if (!this.#channels.has(room)) return;
    const bytes = Buffer.from(body, encoding === 'json' ? 'utf8' : 'base64');
    this.#deliver(room, { event, encoding, body: bytes });
  }

  #meetOthers(): void {
    this.#bus.publish({ kind: 'who' });
    this.#tellPresences();
  }

  #tellPresences(): void {
    const presences = this.#presences.ofInstance(this.#bus.instance);
    this.#bus.publish({ kind: 'presences', presences });
  }

  #tick(): void {
    const count = this.#presences.ofInstance(this.#bus.instance).length;
    this.#bus.publish({ kind: 'alive', count });
    this.#forgetSilent();
    const old = `delete from hosted.large_notices where noted_at < now() - interval '${noticesKept}'`;
    // The next tick does what this one could not.
    this.#pool.query(old).catch(() => {});
  }

  /** An instance that was killed said no farewell. */
  #forgetSilent(): void {
    for (const [instance, at] of this.#lastHeard) {
      if (this.#now().getTime() - at < goneAfter) continue;
      this.#lastHeard.delete(instance);
      this.#presences.replace(instance, []);
    }
  }
}
