import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { AbsencesService, isAwayAt } from '../../staff/index.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { ReflectionsRepository } from '../reflections/reflections.repository.js';

/** `noted`: ids of the plans of whose lesson something is noted. */
type Written = Readonly<{ plans: readonly LessonPlan[]; noted: ReadonlySet<string> }>;

/** What somebody has written for a day on which they were there. */
@Injectable()
export class WrittenDay {
  constructor(
    private readonly absences: AbsencesService,
    private readonly reflections: ReflectionsRepository,
  ) {}

  /** Null where they are away the whole day. In the current transaction. */
  async of(owner: Owner, day: Day): Promise<Written | null> {
    const away = await this.absences.timesOf(owner.schoolId, [owner.userId], day, day);
    if (away.some((time) => isAwayAt(time, day, null))) return null;
    const plans = await this.reflections.plansBetween(owner, day, day);
    const noted = await this.reflections.ofPlans(
      owner,
      plans.map(({ id }) => id),
    );
    return { plans, noted: new Set(noted.keys()) };
  }
}
