import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { type TouchAsked, type TouchedLine, TouchedSource } from '../../calendar/index.js';
import { type HeldLesson, HeldLessons } from '../../timetable/index.js';

type WrittenPlan = Readonly<{ authorId: string; setId: string; day: Day; from: string; to: string }>;

/** Plans that somebody has written for lessons that a change of the calendar stops or moves: told as a number alone. */
@Injectable()
export class TouchedPlans extends TouchedSource {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly lessons: HeldLessons,
  ) {
    super();
  }

  async lineOf({ schoolId, year, before, after, days }: TouchAsked): Promise<TouchedLine> {
    const written = await this.writtenOn(schoolId, days);
    const held =
      written.length === 0
        ? () => []
        : await this.lessons.of(
            { schoolId, academicYearId: year.id, days },
            ({ teachingSetId }) => teachingSetId !== null,
          );
    const [was, becomes] = [held(before), held(after)];
    const found = written.map((plan) => ({ plan, fate: fateOf(plan, was, becomes) }));
    const gone = found.filter(({ fate }) => fate === 'gone');
    const moved = found.filter(({ fate }) => fate === 'moved');
    const authors = [...gone, ...moved].map(({ plan }) => plan.authorId);
    return {
      ...{ what: 'lesson_plans', gone: gone.length, added: 0, moved: moved.length },
      people: new Set(authors).size,
    };
  }

  private async writtenOn(schoolId: string, days: readonly Day[]): Promise<WrittenPlan[]> {
    const { rows } = await sql<WrittenPlan>`
      SELECT author_id AS "authorId", teaching_set_id AS "setId", to_char(date, 'YYYY-MM-DD') AS day,
        to_char(start_time, 'HH24:MI') AS "from", to_char(end_time, 'HH24:MI') AS "to"
      FROM lesson_plans
      WHERE school_id = ${schoolId} AND date = ANY (${days}::date[]) AND teaching_set_id IS NOT NULL
        AND NOT is_unseen AND sample IS NULL AND deleted_at IS NULL`.execute(this.db);
    return rows;
  }
}

/** By the lessons of its set that lie in its time; a plan of none is for whoever wrote it to see to. */
function fateOf(
  { setId, day, from, to }: WrittenPlan,
  was: readonly HeldLesson[],
  becomes: readonly HeldLesson[],
): 'gone' | 'moved' | 'same' {
  const own = was.filter(
    ({ lesson, day: on, time }) =>
      lesson.teachingSetId === setId && on === day && time.from < to && from < time.to,
  );
  const after = own.map(({ lesson }) =>
    becomes.find((each) => each.day === day && each.lesson.id === lesson.id),
  );
  if (own.length > 0 && after.every((each) => each === undefined)) return 'gone';
  const isSame = own.every(
    ({ time }, at) => after[at]?.time.from === time.from && after[at]?.time.to === time.to,
  );
  return isSame ? 'same' : 'moved';
}
