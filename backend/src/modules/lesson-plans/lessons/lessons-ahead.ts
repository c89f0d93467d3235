import { Injectable } from '@nestjs/common';
import { daysOf, weekAfter } from '../../../platform/calendar/school-week.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { Lessons } from '../../lessons/index.js';
import { PlansOfSchool } from '../plans-of-school.js';
import { ReflectionsRepository } from '../reflections/reflections.repository.js';
import type { ShiftedPlan } from '../week/week-plans.repository.js';
import { PlacedPlans } from './placed-plans.js';
import { SessionsOfWeeks } from './sessions-of-weeks.js';

/** So many weeks after its own a plan may go. */
const WEEKS_AHEAD = 4;

/** Of neither kind where it is noted what happened. `isStopped`: nobody holds it. `isFree`: its planner does. */
export type LessonAhead = Omit<ShiftedPlan, 'id'> &
  Readonly<{ planId: string | null; isStopped: boolean; isFree: boolean }>;

/** Lessons of the set of a plan from its week on, in order. */
@Injectable()
export class LessonsAhead {
  constructor(
    private readonly plans: PlansOfSchool,
    private readonly sessions: SessionsOfWeeks,
    private readonly lessons: Lessons,
    private readonly placed: PlacedPlans,
    private readonly reflections: ReflectionsRepository,
  ) {}

  /** Empty for a plan of somebody else or of no set. In the current transaction. */
  async of(owner: Owner, planId: string, now: number): Promise<LessonAhead[]> {
    const { schoolId, userId } = owner;
    const places = await this.plans.placesOf({ schoolId }, [planId]);
    const place = places.find(({ authorId, slot }) => authorId === userId && slot !== null);
    if (!place?.slot) return [];
    const { week, teachingSetId } = place.slot;
    const [asked] = await this.sessions.of({ schoolId, now }, [place]);
    if (!asked) return [];
    const weeks = Array.from({ length: WEEKS_AHEAD + 1 }, (_, at) => weekAfter(week, at)).filter(
      (each) => each <= asked.year.lastDay,
    );
    const lessons = await this.lessons.lessonsOf(
      {
        ...{ schoolId, academicYearId: asked.year.id, calendar: asked.calendar },
        days: weeks.flatMap((each) => daysOf(each)),
      },
      [userId],
    );
    const { ofPersons } = await this.placed.in(schoolId, weeks, lessons);
    const ofSet = (ofPersons.get(userId)?.lessons ?? []).flatMap(({ lesson, slot, planId: has }) =>
      slot?.teachingSetId === teachingSetId ? [{ lesson, slot, has }] : [],
    );
    const noted = await this.reflections.ofPlans(
      owner,
      ofSet.flatMap(({ has }) => has ?? []),
    );
    return ofSet.map(({ lesson: { date, startTime, endTime, of }, slot, has }) => {
      const isOpen = has === null || !noted.has(has);
      return {
        ...{ date, startTime, endTime, slot, planId: has },
        isStopped: isOpen && of.fate.kind === 'stopped',
        isFree: isOpen && of.fate.kind === 'held' && of.plannerId === userId,
      };
    });
  }
}
