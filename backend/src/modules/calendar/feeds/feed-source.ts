import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Day } from '../../../platform/calendar/day.js';
import type { AcademicYear } from '../../schools/index.js';
import type { FeedItem } from '../domain/feed.js';
import type { SchoolCalendar } from '../domain/school-calendar.js';
import type { Revision } from './revision.js';

/**
 * Whose calendar is read, of which session, and the days that are told of it, both included. `before`: as it was told
 * until lately; what it alone holds was cancelled. `changes`: of the days as a whole, which only grow.
 */
export type FeedAsked = Readonly<{
  schoolId: string;
  personId: string;
  year: AcademicYear;
  calendar: SchoolCalendar;
  before: SchoolCalendar;
  changes: Revision;
  from: Day;
  to: Day;
}>;

/** What another module adds to a person's calendar, found among the providers of the application. */
export abstract class FeedSource {
  /** In the current transaction. */
  abstract itemsFor(asked: FeedAsked): Promise<FeedItem[]>;
}

@Injectable()
export class CollectedFeedSources implements OnModuleInit {
  private sources: readonly FeedSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof FeedSource ? [instance] : []));
  }

  async itemsFor(asked: FeedAsked): Promise<FeedItem[]> {
    const items: FeedItem[] = [];
    for (const source of this.sources) items.push(...(await source.itemsFor(asked)));
    return items;
  }
}
