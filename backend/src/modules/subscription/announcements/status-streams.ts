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
import { Metrics } from '../../../platform/metrics/metrics.js';
import { notificationsChanged, PersonalNotifications } from '../../notifications/index.js';
import { membershipChanged, sessionsEnded } from '../../schools/index.js';
import { subscriptionStatus } from '../assessment/subscription-status.js';
import { subscriptionChanged } from '../subscription.events.js';
import { SubscriptionService } from '../subscription.service.js';
import { StreamBounds } from './stream-bounds.js';

const HEARTBEAT_MS = 25_000;
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
  lastLevel?: string;
};

/** The open pages of this process: told their school's subscription as it changes, how much of their notices is
 * unread, and the names of the other topics of the school that have changed. */
@Injectable()
export class StatusStreams {
  /** By school: a sweep at midnight names very many. */
  private readonly streams = new Map<string, Set<Stream>>();
  private readonly bounds = new StreamBounds<Stream>();
  private readonly news = new CoalescedNews((schoolId, topics) => {
    for (const { subscriber } of this.streams.get(schoolId) ?? [])
      subscriber.next({ type: 'changed', data: { topics } });
  });

  constructor(
    private readonly subscription: SubscriptionService,
    private readonly memberships: Memberships,
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
    changes.on(subscriptionChanged, (schoolId) => this.forSchool(schoolId, (stream) => this.tell(stream)));
    changes.on(notificationsChanged, (schoolId) =>
      this.forSchool(schoolId, (stream) => this.tellUnread(stream)),
    );
    changes.on(membershipChanged, (schoolId) =>
      this.forSchool(schoolId, (stream) => this.checkMembership(stream)),
    );
    changes.on(sessionsEnded, (userId) => this.forPerson(userId));
    for (const name of liveTopicNames())
      changes.on({ name }, (schoolId) => {
        if (this.streams.get(schoolId)?.size) this.news.add(schoolId, name);
      });
    changes.on(clockMoved, () => this.forAll((stream) => this.tell(stream)));
    changes.onReconnect(() => this.forAll((stream) => this.tellAll(stream)));
  }

  /** @throws RateLimitedError when there are too many from the address */
  open(caller: SchoolCaller, address: string): Observable<MessageEvent> {
    if (this.draining.hasBegun) throw new ServiceUnavailableError();
    if (this.bounds.isFull(address)) throw new RateLimitedError(RETRY_SECONDS);
    return new Observable((subscriber) => {
      const stream: Stream = { caller, person: caller.principal.userId, address, subscriber };
      const ofSchool = this.streams.get(caller.school.id) ?? new Set();
      this.streams.set(caller.school.id, ofSchool.add(stream));
      this.bounds.add(stream);
      for (const oldest of this.bounds.excessOf(stream.person)) this.end(oldest, 'too-many');
      void this.tellAll(stream);
      return () => {
        ofSchool.delete(stream);
        this.bounds.delete(stream);
      };
    });
  }

  /** A boundary passes without any change of facts, so every beat looks whether the level is another. */
  @Interval(HEARTBEAT_MS)
  async beat(): Promise<void> {
    const now = systemNow();
    await this.forAll(async (stream) => {
      if (stream.caller.principal.expiresAt <= now) return this.end(stream, 'token-expired');
      const type = stream.caller.principal.expiresAt <= now + RENEWAL_MS ? 'renewal' : 'heartbeat';
      stream.subscriber.next({ type, data: {} });
      const { restrictionLevel } = await this.subscription.assess(stream.caller.school.id, this.clock.now());
      if (restrictionLevel !== stream.lastLevel) await this.tell(stream);
    });
  }

  private async tell(stream: Stream): Promise<void> {
    const { school, membership } = stream.caller;
    const now = this.clock.now();
    const assessment = await this.subscription.assess(school.id, now);
    stream.lastLevel = assessment.restrictionLevel;
    stream.subscriber.next({ type: 'status', data: subscriptionStatus(assessment, membership.role, now) });
  }

  /** What may have changed while nobody listened. */
  private async tellAll(stream: Stream): Promise<void> {
    await Promise.allSettled([this.tell(stream), this.tellUnread(stream)]);
  }

  private async tellUnread({ caller, subscriber }: Stream): Promise<void> {
    const unread = await this.notifications.unreadOf(caller.school.id, caller.principal.userId);
    subscriber.next({ type: 'notifications', data: { unread } });
  }

  /** Whoever has signed out elsewhere: the page asks whether its own session still lives. */
  private forPerson(userId: string): void {
    for (const { caller, subscriber } of this.all())
      if (caller.principal.userId === userId) subscriber.next({ type: 'sessions', data: {} });
  }

  private async checkMembership(stream: Stream): Promise<void> {
    const { school, principal, membership } = stream.caller;
    const present = await this.memberships.find(school.id, principal.userId);
    const today = dayOf(this.clock.now());
    if (present?.role !== membership.role || isSuspendedOn(today, present))
      this.end(stream, 'membership-ended');
  }

  private end({ subscriber }: Stream, reason: EndReason): void {
    subscriber.next({ type: 'end', data: { reason } });
    subscriber.complete();
  }

  private forSchool(schoolId: string, act: (stream: Stream) => Promise<void>): Promise<void> {
    return this.forEach([...(this.streams.get(schoolId) ?? [])], act);
  }

  private forAll(act: (stream: Stream) => Promise<void>): Promise<void> {
    return this.forEach(this.all(), act);
  }

  private all(): Stream[] {
    return [...this.streams.values()].flatMap((ofSchool) => [...ofSchool]);
  }

  /** While the database is away the page keeps what it has; its own poll says the rest. */
  private async forEach(streams: Stream[], act: (stream: Stream) => Promise<void>): Promise<void> {
    await Promise.allSettled(streams.map(act));
  }
}
