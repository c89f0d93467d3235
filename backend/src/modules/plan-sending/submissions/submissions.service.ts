import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import {
  fateOfLesson,
  figuresOf,
  type HelpReason,
  helpReason,
  type LessonFate,
  type WeekFigures,
} from '../../reviews/index.js';
import { type CountedPlanLesson, firstDayOf } from './counted-lessons.js';
import type { DueWeek } from './counted-weeks.js';
import { type AskedWeeks, ReadSubmissions, type SubmissionsOf } from './read-submissions.js';

/** `since`: the day of their first lesson in these weeks. `weeks`: in the order of the weeks of the overview. `help`: why a word with them would help; null for no reason. */
export type TeacherSubmissions = Readonly<{
  teacherId: string;
  name: string;
  since: Day | null;
  weeks: readonly WeekFigures[];
  help: HelpReason | null;
}>;

export type Submissions = Readonly<{
  session: string | null;
  weeks: readonly DueWeek[];
  teachers: readonly TeacherSubmissions[];
}>;

export type FatedLesson = CountedPlanLesson & Readonly<{ fate: LessonFate }>;
export type SubmissionsOfWeek = Readonly<{ week: DueWeek | null; lessons: readonly FatedLesson[] }>;

/** Of a session no day is further from another. */
const LONGEST_SESSION_DAYS = 400;

/** Expected against sent, late and missing: figures, and the lessons that each of them counts. */
@Injectable()
export class SubmissionsService {
  constructor(private readonly submissions: ReadSubmissions) {}

  /** The weeks of teaching up to that of a day, the last so many. */
  async latest(
    caller: SchoolCaller,
    { of, to, count }: Readonly<{ of: SubmissionsOf; to: Day | null; count: number }>,
  ): Promise<Submissions> {
    const last = to ?? dayOf(caller.now);
    return this.between(caller, { of, from: addDays(last, -LONGEST_SESSION_DAYS), to: last, count });
  }

  async between(caller: SchoolCaller, asked: AskedWeeks): Promise<Submissions> {
    const { session, weeks, teachers } = await this.submissions.read(caller, asked);
    return {
      session,
      weeks,
      teachers: teachers.map(({ teacherId, name, lessons }) => {
        const figures = lessons.map((own, at) => figuresIn(own, weeks[at], caller.now));
        return {
          teacherId,
          name,
          since: firstDayOf(lessons.flat()),
          weeks: figures,
          help: helpReason(figures),
        };
      }),
    };
  }

  /** Whatever a figure of a teacher's week counts. */
  async ofWeek(
    caller: SchoolCaller,
    { of, teacherId, day }: Readonly<{ of: SubmissionsOf; teacherId: string; day: Day }>,
  ): Promise<SubmissionsOfWeek> {
    const { weeks, teachers } = await this.submissions.read(caller, { of, from: day, to: day, teacherId });
    const [week] = weeks;
    if (!week) return { week: null, lessons: [] };
    const lessons = teachers[0]?.lessons[0] ?? [];
    return {
      week,
      lessons: lessons.map((lesson) => ({
        ...lesson,
        fate: fateOfLesson(lesson, { ...week, now: caller.now }),
      })),
    };
  }
}

function figuresIn(
  lessons: readonly CountedPlanLesson[],
  week: DueWeek | undefined,
  now: number,
): WeekFigures {
  return figuresOf(lessons, { dueAt: week?.dueAt ?? 0, rule: week?.rule ?? { graceHours: 0 }, now });
}
