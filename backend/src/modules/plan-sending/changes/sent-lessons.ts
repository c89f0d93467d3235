import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { LessonsOfPlans } from '../../lesson-plans/index.js';
import { changeBetween, heldAt, toldOf } from '../domain/told-lesson.js';
import { PromisedPlans } from '../sending/promised-plans.js';
import type { ChangedPlan } from './lesson-news.js';
import { ToldLessonsRepository } from './told-lessons.repository.js';

/** Lessons of plans that were sent, beside what was told of them last. */
@Injectable()
export class SentLessons {
  constructor(
    private readonly repository: ToldLessonsRepository,
    private readonly promised: PromisedPlans,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** Those of which something else is true by now, which counts as told from then on. In the current transaction. */
  async changedIn(
    asking: Readonly<{ schoolId: string; now: number }>,
    spans: readonly Readonly<{ from: Day; to: Day }>[],
  ): Promise<ChangedPlan[]> {
    const { schoolId } = asking;
    const found = await Promise.all(spans.map((span) => this.promised.onDays({ schoolId }, span)));
    const plans = found.flat();
    const lessons = await this.lessons.of(asking, plans);
    const before = await this.repository.toldOf(
      schoolId,
      plans.map(({ id }) => id),
    );
    const changed = plans.flatMap((plan) => {
      const lesson = lessons.get(plan.id);
      if (lesson === undefined) return [];
      const asSent = heldAt(plan.date, plan.startTime, plan.endTime);
      const told = toldOf(lesson);
      const change = changeBetween(before.get(plan.id) ?? asSent, told);
      return change ? [{ plan, told, change, lesson }] : [];
    });
    await this.repository.keep(
      schoolId,
      changed.map(({ plan, told }) => ({ planId: plan.id, told })),
    );
    return changed;
  }
}
