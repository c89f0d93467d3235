import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import {
  type Lesson,
  type LessonsOfPersons,
  PlansOfLessons,
  type SentPlanOfLesson,
} from '../../lessons/index.js';
import type { SentOfWeek } from '../../reviews/index.js';
import { PlacedPlans } from './placed-plans.js';

/** What was sent of lessons. */
@Injectable()
export class SentPlansOfLessons extends PlansOfLessons {
  constructor(private readonly placed: PlacedPlans) {
    super();
  }

  async sentOf(
    schoolId: string,
    weeks: readonly Day[],
    lessons: LessonsOfPersons,
  ): Promise<ReadonlyMap<Lesson, SentPlanOfLesson>> {
    const { ofPersons, sent } = await this.placed.in(schoolId, weeks, lessons);
    return new Map(
      [...ofPersons.values()].flatMap(({ lessons: planned }) =>
        planned.flatMap(({ lesson, planId }) => {
          const found = sent.get(planId ?? '');
          return found ? [[lesson.of, toSentPlan(found)] as const] : [];
        }),
      ),
    );
  }
}

function toSentPlan(sent: SentOfWeek): SentPlanOfLesson {
  const { recordId: id, isLate, isReturned, verifiedSteps, freshUntil } = sent;
  const standing = isReturned ? ({ kind: 'returned' } as const) : ({ kind: 'sent', verifiedSteps } as const);
  return { id, isLate, standing, freshUntil };
}
