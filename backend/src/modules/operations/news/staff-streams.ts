import { Injectable, type MessageEvent } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { ServiceUnavailableError } from '../../../platform/errors/errors.js';
import { Draining } from '../../../platform/http/draining.js';
import { ScheduleRuns } from '../../../platform/queue/schedule-runs.js';
import { toScheduleDto } from '../schedules/schedules.dto.js';
import { Overviews } from './overviews.js';

const LOOK_MS = 10_000;
/** A page that hears nothing for a minute takes its stream for dead. */
const HEARTBEAT_MS = 25_000;
const MOST_OF_PERSON = 10;

type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';
type Stream = {
  readonly caller: StaffCaller;
  readonly subscriber: Subscriber<MessageEvent>;
  /** What was told last, as it was sent: what did not change is not told again. */
  readonly told: Map<string, string>;
};

/** The open pages of operations at this process. What they show is read once for all of them. */
@Injectable()
export class OverviewStreams {
  private readonly streams = new Set<Stream>();

  constructor(
    private readonly overviews: Overviews,
    private readonly runs: ScheduleRuns,
    private readonly memberships: Memberships,
    private readonly draining: Draining,
  ) {
    draining.onBegin(() => {
      for (const stream of this.streams) end(stream, 'shutdown');
    });
  }

  open(caller: StaffCaller): Observable<MessageEvent> {
    if (this.draining.hasBegun) throw new ServiceUnavailableError();
    return new Observable((subscriber) => {
      const stream: Stream = { caller, subscriber, told: new Map() };
      this.streams.add(stream);
      for (const oldest of this.excessOf(caller.principal.userId)) end(oldest, 'too-many');
      void this.tell([stream]);
      return () => this.streams.delete(stream);
    });
  }

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    if (this.streams.size > 0) await this.tell([...this.streams]);
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

  /** While the database is away the page keeps what it has. */
  private async tell(streams: readonly Stream[]): Promise<void> {
    const [overview, states] = await Promise.allSettled([this.overviews.read(), this.runs.states()]);
    if (overview.status === 'fulfilled') tellAll(streams, 'overview', overview.value);
    if (states.status === 'fulfilled')
      tellAll(streams, 'schedules', { schedules: states.value.map(toScheduleDto) });
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

function tellAll(streams: readonly Stream[], type: string, data: object): void {
  const text = JSON.stringify(data);
  for (const { told, subscriber } of streams) {
    if (told.get(type) === text) continue;
    told.set(type, text);
    subscriber.next({ type, data });
  }
}

function end({ subscriber }: Stream, reason: EndReason): void {
  subscriber.next({ type: 'end', data: { reason } });
  subscriber.complete();
}
