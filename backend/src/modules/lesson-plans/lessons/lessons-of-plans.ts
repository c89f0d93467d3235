import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import { type Lesson, Lessons } from '../../lessons/index.js';
import { PlansOfSchool } from '../plans-of-school.js';
import { PlacedPlans } from './placed-plans.js';
import { type Asking, SessionsOfWeeks } from './sessions-of-weeks.js';

/** What the timetable has by now for a plan. `isMoved`: on another day than the plan says. */
export type LessonOfPlan = Pick<Lesson, 'day' | 'time' | 'fate'> & Readonly<{ isMoved: boolean }>;

type AskedPlan = Readonly<{ id: string; authorId: string }>;

/** What became of the lessons of plans, whoever wrote them. */
@Injectable()
export class LessonsOfPlans {
  constructor(
    private readonly lessons: Lessons,
    private readonly placed: PlacedPlans,
    private readonly plans: PlansOfSchool,
    private readonly sessions: SessionsOfWeeks,
  ) {}

  /**
   * By the id of the plan: null for one whose lesson is no more; one that is of no lesson is absent. Each week is read for
   * those alone whose plans are asked about. In the current transaction.
   */
  async of(asking: Asking, asked: readonly AskedPlan[]): Promise<ReadonlyMap<string, LessonOfPlan | null>> {
    const found = new Map<string, LessonOfPlan | null>();
    if (asked.length === 0) return found;
    const { schoolId } = asking;
    const ids = new Set(asked.map(({ id }) => id));
    const places = await this.plans.placesOf({ schoolId }, [...ids]);
    const dayOf = new Map(places.map(({ id, date }) => [id, date]));
    for (const { year, calendar, weeks, authorIds } of await this.sessions.of(asking, places)) {
      const lessons = await this.lessons.lessonsOf(
        { schoolId, academicYearId: year.id, calendar, days: weeks.flatMap((week) => daysOf(week)) },
        authorIds,
      );
      const { ofPersons } = await this.placed.in(schoolId, weeks, lessons);
      for (const [personId, { lessons: planned, withoutLesson }] of ofPersons) {
        for (const { planId, lesson } of planned)
          if (planId !== null && ids.has(planId)) found.set(planId, toldOf(lesson.of, dayOf.get(planId)));
        const known = weeksOfSchool(lessons.get(personId) ?? []);
        for (const { id, slot } of places)
          if (withoutLesson.includes(id) && slot && known.has(slot.week) && !found.has(id))
            found.set(id, null);
      }
    }
    return found;
  }
}

function toldOf({ day, time, fate }: Lesson, planned: Day | undefined): LessonOfPlan {
  return { day, time, fate, isMoved: day !== planned };
}

/** A week of one's own is as it is by now: what it held before nobody knows, so nothing is said to be no more. */
function weeksOfSchool(lessons: readonly Lesson[]): ReadonlySet<Day> {
  return new Set(lessons.flatMap(({ ownerId, week }) => (ownerId === null ? [week] : [])));
}
