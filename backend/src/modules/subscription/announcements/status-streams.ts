import { Injectable, type MessageEvent } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import { isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock, clockMoved } from '../../../platform/clock/business-clock.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { liveTopicNames } from '../../../platform/database/change-topic.js';
import { Changes } from '../../../platform/database/changes.js';
import { RateLimitedError, ServiceUnavailableError } from '../../../platform/errors/errors.js';
import { Draining } from '../../../platform/http/draining.js';
import { CoalescedNews } from '../../../platform/live/coalesced-news.js';
import { OneAtATime } from '../../../platform/live/one-at-a-time.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { notificationsChanged, PersonalNotifications } from '../../notifications/index.js';
import { membershipChanged, sessionsEnded } from '../../schools/index.js';
import { subscriptionStatus } from '../assessment/subscription-status.js';
import { subscriptionChanged } from '../subscription.events.js';
import { SubscriptionService } from '../subscription.service.js';
import { put, StreamBounds, take } from './stream-bounds.js';

const HEARTBEAT_MS = 25_000;
/** How often it is looked who has not heard for that long: not all streams are written to in one turn. */
const LOOK_MS = 1_000;
/** Two beats before its end, so that one may be lost: a browser renews its token earlier still. */
const RENEWAL_MS = 2 * HEARTBEAT_MS;

/** How soon another may be asked for from an address that has as many as it may. */
const RETRY_SECONDS = 60;

type EndReason = 'token-expired' | 'membership-ended' | 'too-many' | 'shutdown';
type Stream = {
  readonly caller: SchoolCaller;
  readonly person: string;
  readonly address: string;
  readonly subscriber: Subscriber<MessageEvent>;
  /** In milliseconds of the system's clock. */
  beatsAt: number;
};

/** The open pages of this process: told their school's subscription as it changes, how much of their notices is
 * unread, and the names of the other topics of the school that have changed. */
@Injectable()
export class StatusStreams {
  /** By school: a sweep at midnight names very many. */
  private readonly streams = new Map<string, Set<Stream>>();
  private readonly bounds = new StreamBounds<Stream>();
  // While the database is away a page keeps what it has; its own poll says the rest.
  private readonly statuses = new OneAtATime<Stream>((stream) => this.tell(stream));
  private readonly unread = new OneAtATime<Stream>((stream) => this.tellUnread(stream));
  private readonly memberships = new OneAtATime<Stream>((stream) => this.checkMembership(stream));
  private readonly news = new CoalescedNews((schoolId, topics) => {
    for (const { subscriber } of this.ofSchool(schoolId))
      subscriber.next({ type: 'changed', data: { topics } });
  });

  constructor(
    private readonly subscription: SubscriptionService,
    private readonly members: Memberships,
    private readonly notifications: PersonalNotifications,
    private readonly clock: BusinessClock,
    private readonly draining: Draining,
    metrics: Metrics,
    changes: Changes,
  ) {
    metrics.add({
      name: 'status_streams_open',
      help: 'Open pages that this process tells of changes',
      of: 'process',
      read: () => [{ value: this.all().length }],
    });
    draining.onBegin(() => {
      for (const stream of this.all()) this.end(stream, 'shutdown');
    });
    changes.on(subscriptionChanged, (schoolId) => this.statuses.add(this.ofSchool(schoolId)));
    changes.on(notificationsChanged, (schoolId) => this.unread.add(this.ofSchool(schoolId)));
    changes.on(membershipChanged, (schoolId) => this.memberships.add(this.ofSchool(schoolId)));
    // Whoever has signed out elsewhere: the page asks whether its own session still lives.
    changes.on(sessionsEnded, (userId) => {
      for (const { subscriber } of this.bounds.ofPerson(userId))
        subscriber.next({ type: 'sessions', data: {} });
    });
    for (const name of liveTopicNames())
      changes.on({ name }, (schoolId) => {
        if (this.streams.has(schoolId)) this.news.add(schoolId, name);
      });
    changes.on(clockMoved, () => this.statuses.add(this.all()));
    // What may have changed while nobody listened.
    changes.onReconnect(() => {
      this.statuses.add(this.all());
      this.unread.add(this.all());
      this.memberships.add(this.all());
    });
  }

  /** @throws RateLimitedError when there are too many from the address */
  open(caller: SchoolCaller, address: string): Observable<MessageEvent> {
    if (this.draining.hasBegun) throw new ServiceUnavailableError();
    if (this.bounds.isFull(address)) throw new RateLimitedError(RETRY_SECONDS);
    return new Observable((subscriber) => {
      const beatsAt = systemNow() + Math.random() * HEARTBEAT_MS;
      const stream: Stream = { caller, person: caller.principal.userId, address, subscriber, beatsAt };
      put(this.streams, caller.school.id, stream);
      this.bounds.add(stream);
      for (const oldest of this.bounds.excessOf(stream.person)) this.end(oldest, 'too-many');
      void Promise.allSettled([this.tell(stream), this.tellUnread(stream)]);
      return () => {
        take(this.streams, caller.school.id, stream);
        this.bounds.delete(stream);
      };
    });
  }

  /** Keeps streams alive, and asks the database nothing for it: of a boundary that passes, the sweep tells. */
  @Interval(LOOK_MS)
  beat(now = systemNow()): void {
    for (const stream of this.all()) {
      if (stream.beatsAt > now) continue;
      stream.beatsAt = now + HEARTBEAT_MS;
      const { expiresAt } = stream.caller.principal;
      if (expiresAt <= now) this.end(stream, 'token-expired');
      else
        stream.subscriber.next({ type: expiresAt <= now + RENEWAL_MS ? 'renewal' : 'heartbeat', data: {} });
    }
  }

  private async tell(stream: Stream): Promise<void> {
    const { school, membership } = stream.caller;
    const now = this.clock.now();
    const assessment = await this.subscription.assess(school.id, now);
    stream.subscriber.next({ type: 'status', data: subscriptionStatus(assessment, membership.role, now) });
  }

  private async tellUnread({ caller, subscriber }: Stream): Promise<void> {
    const unread = await this.notifications.unreadOf(caller.school.id, caller.principal.userId);
    subscriber.next({ type: 'notifications', data: { unread } });
  }

  private async checkMembership(stream: Stream): Promise<void> {
    const { school, principal, membership } = stream.caller;
    const present = await this.members.find(school.id, principal.userId);
    const today = dayOf(this.clock.now());
    if (present?.role !== membership.role || isSuspendedOn(today, present))
      this.end(stream, 'membership-ended');
  }

  private end({ subscriber }: Stream, reason: EndReason): void {
    subscriber.next({ type: 'end', data: { reason } });
    subscriber.complete();
  }

  private ofSchool(schoolId: string): Iterable<Stream> {
    return this.streams.get(schoolId) ?? [];
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((ofSchool) => [...ofSchool]);
  }
}
