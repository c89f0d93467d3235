import { Injectable, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import type { SchoolCaller } from '../access/caller.js';
import { clockMoved } from '../clock/business-clock.js';
import { systemNow } from '../clock/system-clock.js';
import { liveTopicNames } from '../database/change-topic.js';
import { Changes } from '../database/changes.js';
import { RateLimitedError, ServiceUnavailableError } from '../errors/errors.js';
import { Draining } from '../http/draining.js';
import { Metrics } from '../metrics/metrics.js';
import { CoalescedNews } from './coalesced-news.js';
import { OneAtATime } from './one-at-a-time.js';
import { PageBounds, put, take } from './page-bounds.js';
import { type EndReason, type OpenPage, PageTeller } from './page-teller.js';

const HEARTBEAT_MS = 25_000;
/** How often it is looked who has not heard for that long: not all pages are written to in one turn. */
const LOOK_MS = 1_000;
/** Two beats before its end, so that one may be lost: a browser renews its token earlier still. */
const RENEWAL_MS = 2 * HEARTBEAT_MS;

/** How soon another may be asked for from an address that has as many as it may. */
const RETRY_SECONDS = 60;

class Page implements OpenPage {
  readonly person: string;
  /** In milliseconds of the system's clock. */
  beatsAt = systemNow() + Math.random() * HEARTBEAT_MS;

  constructor(
    readonly caller: SchoolCaller,
    readonly address: string,
    private readonly subscriber: Subscriber<MessageEvent>,
  ) {
    this.person = caller.principal.userId;
  }

  send(type: string, data: object): void {
    this.subscriber.next({ type, data });
  }

  end(reason: EndReason): void {
    this.send('end', { reason });
    this.subscriber.complete();
  }
}

/** The open pages of this process: told what the modules have to tell, and the names of the topics of their school that
 * have changed. */
@Injectable()
export class OpenPages implements OnModuleInit {
  /** By school: a sweep at midnight names very many. */
  private readonly pages = new Map<string, Set<Page>>();
  private readonly bounds = new PageBounds<Page>();
  private standings: readonly PageTeller[] = [];
  private readonly news = new CoalescedNews((schoolId, topics) => {
    for (const page of this.ofSchool(schoolId)) page.send('changed', { topics });
  });

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly changes: Changes,
    private readonly draining: Draining,
    metrics: Metrics,
  ) {
    metrics.add({
      name: 'status_streams_open',
      help: 'Open pages that this process tells of changes',
      of: 'process',
      read: () => [{ value: this.all().length }],
    });
    draining.onBegin(() => {
      for (const page of this.all()) page.end('shutdown');
    });
  }

  onModuleInit(): void {
    const providers: readonly unknown[] = this.discovery.getProviders().map(({ instance }) => instance);
    const tellers = providers.filter((each) => each instanceof PageTeller);
    this.standings = tellers.filter(({ isStanding }) => isStanding);
    for (const teller of tellers) this.hear(teller);
    for (const name of liveTopicNames())
      this.changes.on({ name }, (schoolId) => {
        if (this.pages.has(schoolId)) this.news.add(schoolId, name);
      });
  }

  /** @throws RateLimitedError when there are too many from the address */
  open(caller: SchoolCaller, address: string): Observable<MessageEvent> {
    if (this.draining.hasBegun) throw new ServiceUnavailableError();
    if (this.bounds.isFull(address)) throw new RateLimitedError(RETRY_SECONDS);
    return new Observable((subscriber) => {
      const page = new Page(caller, address, subscriber);
      put(this.pages, caller.school.id, page);
      this.bounds.add(page);
      for (const oldest of this.bounds.excessOf(page.person)) oldest.end('too-many');
      void Promise.allSettled(this.standings.map((teller) => teller.tell(page)));
      return () => {
        take(this.pages, caller.school.id, page);
        this.bounds.delete(page);
      };
    });
  }

  /** Keeps pages listening, and asks the database nothing for it: of a boundary that passes, the sweep tells. */
  @Interval(LOOK_MS)
  beat(now = systemNow()): void {
    for (const page of this.all()) {
      if (page.beatsAt > now) continue;
      page.beatsAt = now + HEARTBEAT_MS;
      const { expiresAt } = page.caller.principal;
      if (expiresAt <= now) page.end('token-expired');
      else page.send(expiresAt <= now + RENEWAL_MS ? 'renewal' : 'heartbeat', {});
    }
  }

  private hear(teller: PageTeller): void {
    // While the database is away a page keeps what it has; its own poll says the rest.
    const told = new OneAtATime<Page>((page) => teller.tell(page));
    this.changes.on(teller.topic, (key) =>
      told.add(teller.audience === 'person' ? this.bounds.ofPerson(key) : this.ofSchool(key)),
    );
    if (!teller.isStanding) return;
    this.changes.on(clockMoved, () => told.add(this.all()));
    // What may have changed while nobody listened.
    this.changes.onReconnect(() => told.add(this.all()));
  }

  private ofSchool(schoolId: string): Iterable<Page> {
    return this.pages.get(schoolId) ?? [];
  }

  private all(): Page[] {
    return [...this.pages.values()].flatMap((ofSchool) => [...ofSchool]);
  }
}
