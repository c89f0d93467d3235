import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PupilCountsService } from '../../pupils/index.js';
import { type LessonOfPlan, LessonsOfPlans } from '../lessons/lessons-of-plans.js';
import { CountedLessons } from './counted-pupils.js';
import { type LessonToReflect, ReflectionsRepository } from './reflections.repository.js';

/** Lessons of which something is noted or owed: of one that nobody gave nothing is, unless its teacher has noted why. */
@Injectable()
export class LessonsToReflect {
  constructor(
    private readonly database: Database,
    private readonly reflections: ReflectionsRepository,
    private readonly counted: CountedLessons,
    private readonly pupils: PupilCountsService,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** The caller's lessons on these days, with what is noted of them. */
  async list(caller: SchoolCaller, from: Day, to: Day): Promise<LessonToReflect[]> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const written = await this.reflections.plansBetween(owner, from, to);
      const noted = await this.reflections.ofPlans(
        owner,
        written.map(({ id }) => id),
      );
      const lessons = await this.lessons.of(
        { schoolId: owner.schoolId, now: caller.now },
        written.map(({ id }) => ({ id, authorId: owner.userId })),
      );
      const plans = written.filter(({ id }) => noted.has(id) || isGiven(lessons.get(id)));
      const planIds = plans.map(({ id }) => id);
      const counted = await this.counted.ofPlans(owner, planIds);
      const counts = await this.pupils.ofOwnSets(caller, dayOf(caller.now));
      return plans.map((plan) => ({
        plan,
        pupils: plan.teachingSetId === null ? null : (counts.get(plan.teachingSetId) ?? null),
        counted: counted.get(plan.id) ?? null,
        reflection: noted.get(plan.id) ?? null,
      }));
    });
  }
}

/** `lesson` undefined: the plan is of none that the timetable knows. */
function isGiven(lesson: LessonOfPlan | null | undefined): boolean {
  return lesson === undefined || lesson?.fate.kind === 'held';
}
