import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PupilCountsService } from '../../pupils/index.js';
import { CountedLessons } from './counted-pupils.js';
import { type LessonToReflect, ReflectionsRepository } from './reflections.repository.js';

/** Lessons of which something is or may be noted. */
@Injectable()
export class LessonsToReflect {
  constructor(
    private readonly database: Database,
    private readonly reflections: ReflectionsRepository,
    private readonly counted: CountedLessons,
    private readonly pupils: PupilCountsService,
  ) {}

  /** The caller's lessons on these days, with what is noted of them. */
  async list(caller: SchoolCaller, from: Day, to: Day): Promise<LessonToReflect[]> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const plans = await this.reflections.plansBetween(owner, from, to);
      const planIds = plans.map(({ id }) => id);
      const noted = await this.reflections.ofPlans(owner, planIds);
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
