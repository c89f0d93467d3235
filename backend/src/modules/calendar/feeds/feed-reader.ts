import { Injectable } from '@nestjs/common';
import { isSuspendedOn } from '../../../platform/access/access.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { Memberships, type School } from '../../../platform/access/memberships.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { hashOf } from '../../../platform/secrets/one-time-secret.js';
import { type AcademicYear, AcademicYears, SchoolProfilesService } from '../../schools/index.js';
import { CalendarEntriesRepository } from '../days/calendar-entries.repository.js';
import { type SessionCalendar, SessionCalendars } from '../days/session-calendars.js';
import { calendarBefore } from '../domain/calendar-before.js';
import {
  CANCELLED_FOR_MS,
  type Cancellation,
  type FeedItem,
  feedOf,
  goneOf,
  itemsOfHolidays,
} from '../domain/feed.js';
import { officialDays } from '../domain/official-year.js';
import { CalendarEventsRepository } from '../events/calendar-events.repository.js';
import { OfficialYearsRepository } from '../official/official-years.repository.js';
import { type CalendarFeed, CalendarFeedsRepository } from './calendar-feeds.repository.js';
import { DayRevisionsRepository } from './day-revisions.repository.js';
import { FeedCancellationsRepository } from './feed-cancellations.repository.js';
import { CollectedFeedSources } from './feed-source.js';
import { feedText } from './feed-text.js';

/** Sessions that ended longer ago are told no more. */
const DAYS_TOLD = 366;
/** Of a person's lessons, which come every week. */
const [WEEKS_BACK, WEEKS_AHEAD] = [2, 10];

/** What a secret address answers. */
@Injectable()
export class FeedReader {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly entitlements: Entitlements,
    private readonly feeds: CalendarFeedsRepository,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly entries: CalendarEntriesRepository,
    private readonly events: CalendarEventsRepository,
    private readonly cancellations: FeedCancellationsRepository,
    private readonly official: OfficialYearsRepository,
    private readonly profiles: SchoolProfilesService,
    private readonly revisions: DayRevisionsRepository,
    private readonly sources: CollectedFeedSources,
  ) {}

  /** Null, whatever the reason: nobody learns which address was ever one. */
  async read(schoolCode: string, secret: string, now: number): Promise<string | null> {
    const school = await this.memberships.findSchool(schoolCode);
    if (!school) return null;
    const owner = { schoolId: school.id };
    const feed = await this.database.tenantRead(school.id, () =>
      this.feeds.findBySecret(owner, hashOf(secret)),
    );
    if (!(feed && (await this.mayRead(school, feed, now)))) return null;
    const items = await this.itemsOf(school, feed, now);
    await this.database.tenantTransaction(school.id, () =>
      this.feeds.noteReading(owner, feed.id, dayOf(now)),
    );
    return feedText(items, { name: school.name, host: school.code });
  }

  private async mayRead({ id }: School, { userId }: CalendarFeed, now: number): Promise<boolean> {
    if (!(await this.entitlements.of(id, now)).canAccess.dashboard) return false;
    if (userId === null) return true;
    const membership = await this.memberships.find(id, userId);
    return membership !== null && !isSuspendedOn(dayOf(now), membership);
  }

  private async itemsOf({ id }: School, { userId }: CalendarFeed, now: number): Promise<FeedItem[]> {
    const years = await this.database.tenantRead(id, () => this.years.all(id));
    const since = addDays(dayOf(now), -DAYS_TOLD);
    const told = years.filter(({ lastDay }) => lastDay >= since);
    return (await Promise.all(told.map((year) => this.itemsOfYear(id, year, userId, now)))).flat();
  }

  private async itemsOfYear(
    schoolId: string,
    year: AcademicYear,
    personId: string | null,
    now: number,
  ): Promise<FeedItem[]> {
    const today = dayOf(now);
    const session = await this.calendars.ofYear(schoolId, year, today);
    const { parts, kept, calendar } = session;
    const from = laterOf(year.firstDay, addDays(today, -7 * WEEKS_BACK));
    const to = earlierOf(year.lastDay, addDays(today, 7 * WEEKS_AHEAD));
    const since = now - CANCELLED_FOR_MS;
    return this.database.tenantRead(schoolId, async () => {
      const entries = await this.entries.listRevised({ schoolId }, year.id, toDate(since));
      const events = await this.events.listRevised({ schoolId }, year.id, toDate(since));
      const cancellations = [
        ...(await this.cancellations.list({ schoolId }, year.id, toDate(since))),
        ...(await this.unpublished(schoolId, session, toDate(since))),
      ];
      const days = { revision: kept.version, revisedAt: kept.updatedAt };
      const before = calendarBefore(parts, { entries, events }, since);
      const changes = await this.revisions.ofYear({ schoolId }, year.id);
      const asked = { schoolId, year, calendar, before, changes, from, to };
      const own = personId !== null && from <= to ? await this.sources.itemsFor({ ...asked, personId }) : [];
      const { holidays } = parts.days;
      return [...feedOf({ personId, holidays, days, entries, events, cancellations }, now), ...own];
    });
  }

  /** Holidays that an import has taken out of what is published, where a school takes that as it is. */
  private async unpublished(
    schoolId: string,
    { year, kept, parts }: SessionCalendar,
    since: Date,
  ): Promise<Cancellation[]> {
    const replaced = kept.days ? null : await this.official.findReplaced(year.firstDay.slice(0, 4), since);
    if (!replaced) return [];
    const { at } = replaced;
    const state = await this.profiles.stateOf(schoolId);
    const told = { revision: kept.version, revisedAt: at };
    const before = itemsOfHolidays(officialDays(replaced.year, state).holidays, told);
    return goneOf(before, itemsOfHolidays(parts.days.holidays, told)).map((item) => ({ ...item, at }));
  }
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);
const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other);
