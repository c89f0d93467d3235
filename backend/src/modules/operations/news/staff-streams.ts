import { Injectable, type MessageEvent } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { ServiceUnavailableError } from '../../../platform/errors/errors.js';
import { Draining } from '../../../platform/http/draining.js';

const LOOK_MS = 2_000;
/** A page that hears nothing for a minute takes its stream for dead. */
const HEARTBEAT_MS = 25_000;
const MOST_OF_PERSON = 10;

/** What an open page shows. Pages that show the same are told the same, and it is read once for all of them. */
export type Subject = Readonly<{
  /** The same for the same rows. */
  name: string;
  everyMs: number;
  /** By the type of its message; what cannot be read just now is left out, and the page keeps what it has. */
  read: () => Promise<Readonly<Record<string, object>>>;
}>;

type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';
type Stream = {
  readonly caller: StaffCaller;
  readonly subject: Subject;
  readonly subscriber: Subscriber<MessageEvent>;
  /** What was told last, as it was sent: what did not change is not told again. */
  readonly told: Map<string, string>;
};

/** The open pages of operations at this process. */
@Injectable()
export class StaffStreams {
  private readonly streams = new Set<Stream>();
  /** When each subject is looked at next, by its name. */
  private readonly nextLooks = new Map<string, number>();

  constructor(
    private readonly memberships: Memberships,
    private readonly draining: Draining,
  ) {
    draining.onBegin(() => {
      for (const stream of this.streams) end(stream, 'shutdown');
    });
  }

  /** Of too many of one person the oldest ends. */
  open(caller: StaffCaller, subject: Subject): Observable<MessageEvent> {
    if (this.draining.hasBegun) throw new ServiceUnavailableError();
    return new Observable((subscriber) => {
      const stream: Stream = { caller, subject, subscriber, told: new Map() };
      this.streams.add(stream);
      for (const oldest of this.excessOf(caller.principal.userId)) end(oldest, 'too-many');
      void tell([stream]);
      return () => this.streams.delete(stream);
    });
  }

  @Interval(LOOK_MS)
  async lookAtDue(): Promise<void> {
    const now = systemNow();
    await this.look((name) => now >= (this.nextLooks.get(name) ?? 0));
  }

  /** At the subjects of those names, each once. */
  async look(isLookedAt: (name: string) => boolean = () => true): Promise<void> {
    const groups = Map.groupBy(this.streams, ({ subject }) => subject.name);
    for (const name of this.nextLooks.keys()) if (!groups.has(name)) this.nextLooks.delete(name);
    await Promise.all(
      [...groups].filter(([name]) => isLookedAt(name)).map(([, group]) => this.lookFor(group)),
    );
  }

  @Interval(HEARTBEAT_MS)
  async beat(): Promise<void> {
    const now = systemNow();
    for (const stream of this.streams) {
      if (stream.caller.principal.expiresAt <= now) end(stream, 'token-expired');
      else stream.subscriber.next({ type: 'heartbeat', data: {} });
    }
    await Promise.allSettled([...this.streams].map((stream) => this.checkPost(stream)));
  }

  /** While one look is under way no other begins, however long the database takes. */
  private async lookFor(group: readonly Stream[]): Promise<void> {
    const subject = group[0]?.subject;
    if (!subject) return;
    this.nextLooks.set(subject.name, Number.POSITIVE_INFINITY);
    await tell(group);
    this.nextLooks.set(subject.name, systemNow() + subject.everyMs);
  }

  private async checkPost(stream: Stream): Promise<void> {
    const posts = await this.memberships.staffPosts(stream.caller.principal.userId);
    if (posts.length === 0) end(stream, 'membership-ended');
  }

  private excessOf(person: string): Stream[] {
    const own = [...this.streams].filter(({ caller }) => caller.principal.userId === person);
    return own.slice(0, Math.max(0, own.length - MOST_OF_PERSON));
  }
}

/** While the database is away pages keep what they have. */
async function tell(streams: readonly Stream[]): Promise<void> {
  const news: Readonly<Record<string, object>> = (await streams[0]?.subject.read().catch(() => null)) ?? {};
  for (const [type, data] of Object.entries(news)) {
    const text = JSON.stringify(data);
    for (const { told, subscriber } of streams) {
      if (told.get(type) === text) continue;
      told.set(type, text);
      subscriber.next({ type, data });
    }
  }
}

function end({ subscriber }: Stream, reason: EndReason): void {
  subscriber.next({ type: 'end', data: { reason } });
  subscriber.complete();
}
