import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SentPlans } from '../../lesson-plans/index.js';
import { fateOfLesson, type Step, Verifiers } from '../../reviews/index.js';
import {
  type CountedPlanLesson,
  firstDayOf,
  LessonsWithSubmissions,
} from '../submissions/counted-lessons.js';
import { CountedWeeks, type DueWeek } from '../submissions/counted-weeks.js';

/** `missing`: lessons of which nothing was sent in time or since. `returned`: those whose plan came back. */
export type OwedWeek = Pick<DueWeek, 'week' | 'number' | 'dueAt'> &
  Readonly<{ missing: number; returned: readonly CountedPlanLesson[] }>;

/** `since`: the day of the person's first lesson of the session; null before there is one. */
export type Owed = Readonly<{ since: Day | null; weeks: readonly OwedWeek[] }>;

/** No day of a session is further back. */
const LONGEST_SESSION_DAYS = 400;

/** What a teacher still owes of the weeks of the session up to today, as whoever supervises them counts it. */
@Injectable()
export class OwedWeeks {
  constructor(
    private readonly database: Database,
    private readonly weeks: CountedWeeks,
    private readonly counted: LessonsWithSubmissions,
    private readonly verifiers: Verifiers,
    private readonly sent: SentPlans,
  ) {}

  /** The earliest first; weeks of which nothing is owed are left out. */
  async of(caller: SchoolCaller): Promise<Owed> {
    const { school, now } = caller;
    const today = dayOf(now);
    const found = await this.weeks.of(caller, { from: addDays(today, -LONGEST_SESSION_DAYS), to: today });
    if (!found) return { since: null, weeks: [] };
    const { year, calendar, weeks } = found;
    const asked = { schoolId: school.id, year, calendar, weeks: weeks.map(({ week }) => week) };
    return this.database.tenantRead(school.id, async () => {
      const { userId } = ownerOf(caller);
      const { steps } = await this.verifiers.in({ schoolId: school.id, now }, year);
      const counted = await this.counted.of(asked, [userId], { steps, now });
      const lessons = counted.get(userId) ?? new Map<Day, never[]>();
      const all = [...lessons.values()].flat();
      const returned = await this.returnedOf(caller, all, steps);
      const owed = weeks
        .map((due) => {
          const own = lessons.get(due.week) ?? [];
          const missing = own.filter((lesson) => fateOfLesson(lesson, { ...due, now }) === 'missing').length;
          const { week, number, dueAt } = due;
          return { week, number, dueAt, missing, returned: own.filter(({ planId }) => returned.has(planId)) };
        })
        .filter(({ missing, returned: back }) => missing > 0 || back.length > 0);
      return { since: firstDayOf(all), weeks: owed };
    });
  }

  /** By the ids of their plans. The author hears of a verdict once it cannot be taken back. */
  private async returnedOf(
    { school, now }: SchoolCaller,
    lessons: readonly CountedPlanLesson[],
    steps: Step,
  ): Promise<ReadonlySet<string | null>> {
    // A session has a thousand plans; what became of the others is known.
    const back = lessons.filter(({ state }) => state === 'returned');
    const ids = back.flatMap(({ planId }) => planId ?? []);
    const standings = await this.sent.standings({ schoolId: school.id, now }, ids, {
      steps,
      seenBy: 'author',
    });
    return new Set(ids.filter((id) => standings.get(id)?.state === 'returned'));
  }
}
