import { Injectable, Logger } from '@nestjs/common';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { FollowingDrafts } from '../../lesson-plans/index.js';
import { LessonNews } from './lesson-news.js';
import { SentLessons } from './sent-lessons.js';
import { ToldLessonsRepository } from './told-lessons.repository.js';

/** So many schools are looked at in one run; the next takes the others. */
const SCHOOLS_AT_ONCE = 500;

/** How far back a change is looked for that may be of any day. */
const DAYS_BACK = 28;
const LATEST = '2999-12-31';

/** What the school has changed that lessons hang on: drafts go with these, and of plans that were sent it is told once. */
@Injectable()
export class ChangedLessons {
  private readonly logger = new Logger(ChangedLessons.name);

  constructor(
    private readonly database: Database,
    private readonly repository: ToldLessonsRepository,
    private readonly drafts: FollowingDrafts,
    private readonly sent: SentLessons,
    private readonly news: LessonNews,
  ) {}

  /** Run again it tells nothing twice; what was changed back before it ran is told to nobody. `schoolId`: of this school alone. */
  async tellAll(now: number, schoolId?: string): Promise<void> {
    const schools = await this.database.systemRead(() => this.repository.changedSchools(SCHOOLS_AT_ONCE));
    for (const id of schools.filter((each) => schoolId === undefined || each === schoolId))
      try {
        await this.database.tenantTransaction(id, () => this.tellSchool(id, now));
      } catch (err) {
        this.logger.error({ err, schoolId: id }, 'The school cannot be told; the next run tries again.');
      }
  }

  private async tellSchool(schoolId: string, now: number): Promise<void> {
    const changes = await this.repository.takeChanges(schoolId);
    const [first] = changes;
    if (!first) return;
    const earliest = addDays(dayOf(now), -DAYS_BACK);
    const spans = changes.map(({ from, to }) => ({ from: from ?? earliest, to: to ?? LATEST }));
    for (const span of joinedSpans(spans)) await this.drafts.follow({ schoolId, now }, span);
    await this.news.tell(schoolId, await this.sent.changedIn({ schoolId, now }, joinedSpans(spans)), {
      ...{ id: first.id, now },
    });
  }
}

type Span = Readonly<{ from: Day; to: Day }>;

/** In order, without what overlaps. */
function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = joined.at(-1);
    if (!last || last.to < span.from) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: last.to < span.to ? span.to : last.to };
  }
  return joined;
}
