import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf, weekOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import {
  type SchoolCalendar,
  type TouchAsked,
  type TouchedLine,
  TouchedSource,
  weekStartOfCalendar,
} from '../../calendar/index.js';
import { type Lesson, Lessons } from '../../lessons/index.js';
import { PlacedPlans } from '../lessons/placed-plans.js';

type WrittenPlan = Readonly<{ id: string; authorId: string }>;
type ByPlan = ReadonlyMap<string, Lesson>;

/** Plans that somebody has written for lessons that a change of the calendar stops or moves: told as a number alone. */
@Injectable()
export class TouchedPlans extends TouchedSource {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly lessons: Lessons,
    private readonly placed: PlacedPlans,
  ) {
    super();
  }

  async lineOf(asked: TouchAsked): Promise<TouchedLine> {
    const written = await this.writtenOn(asked);
    const authorIds = [...new Set(written.map(({ authorId }) => authorId))];
    const was = await this.lessonsBy(asked.before, authorIds, asked);
    const becomes = await this.lessonsBy(asked.after, authorIds, asked);
    const found = written.map((plan) => ({ plan, touch: touchOf(was.get(plan.id), becomes.get(plan.id)) }));
    const [gone, moved] = (['gone', 'moved'] as const).map((kind) =>
      found.flatMap(({ plan, touch }) => (touch === kind ? [plan.authorId] : [])),
    );
    return {
      ...{ what: 'lesson_plans', gone: gone?.length ?? 0, added: 0, moved: moved?.length ?? 0 },
      people: new Set([...(gone ?? []), ...(moved ?? [])]).size,
    };
  }

  private async lessonsBy(
    calendar: SchoolCalendar,
    authorIds: readonly string[],
    { schoolId, year, days }: TouchAsked,
  ): Promise<ByPlan> {
    if (authorIds.length === 0) return new Map();
    const start = weekStartOfCalendar(calendar);
    const weeks = [...new Set(days.map((day) => weekOf(day, start)))];
    const lessons = await this.lessons.lessonsOf(
      { schoolId, academicYearId: year.id, calendar, days: weeks.flatMap((week) => daysOf(week)) },
      authorIds,
    );
    const { ofPersons } = await this.placed.in(schoolId, weeks, lessons);
    return new Map(
      [...ofPersons.values()].flatMap(({ lessons: planned }) =>
        planned.flatMap(({ planId, lesson }) => (planId === null ? [] : [[planId, lesson.of] as const])),
      ),
    );
  }

  private async writtenOn({ schoolId, days }: TouchAsked): Promise<WrittenPlan[]> {
    const { rows } = await sql<WrittenPlan>`
      SELECT id, author_id AS "authorId" FROM lesson_plans
      WHERE school_id = ${schoolId} AND date = ANY (${days}::date[]) AND teaching_set_id IS NOT NULL
        AND NOT is_unseen AND sample IS NULL AND deleted_at IS NULL`.execute(this.db);
    return rows;
  }
}

/** A plan of no lesson is for whoever wrote it to see to; what is stopped already is not stopped again. */
function touchOf(was: Lesson | undefined, becomes: Lesson | undefined): 'gone' | 'moved' | 'same' {
  if (!was || was.fate.kind === 'stopped') return 'same';
  if (!becomes || becomes.fate.kind === 'stopped') return 'gone';
  const placeOf = ({ day, time }: Lesson): readonly (Day | string)[] => [day, time.from, time.to];
  return placeOf(was).join() === placeOf(becomes).join() ? 'same' : 'moved';
}
