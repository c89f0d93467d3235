import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import {
  Sendings,
  type Standing,
  type Step,
  Supervising,
  supervisorsOf,
  type Verifier,
} from '../../reviews/index.js';
import { AcademicYears, dayOfYear } from '../../schools/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { type PlanningPart, planningPartOf } from '../domain/plan-versions.js';

export const PLAN_KIND = 'lesson_plan';

type Asking = Readonly<{ schoolId: string; now: number }>;

/** Lesson plans as something that is sent and verified. In the current transaction. */
@Injectable()
export class SentPlans {
  constructor(
    private readonly sendings: Sendings,
    private readonly supervising: Supervising,
    private readonly years: AcademicYears,
  ) {}

  /** How many steps there are, and who verifies plans of a day: as it is today, in the session of that day. */
  async verifiersOn(
    { schoolId, now }: Asking,
    day: Day,
  ): Promise<Readonly<{ steps: Step; of: (teacherId: string, subjectId: string | null) => Verifier[] }>> {
    const years = await this.years.all(schoolId);
    const year = years.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (!year) return { steps: 1, of: () => [] };
    const today = dayOfYear(year, dayOf(now));
    const facts = await this.supervising.on(schoolId, year.id, today);
    return {
      steps: facts.steps,
      of: (teacherId, subjectId) => supervisorsOf({ teacherId, subjectId, day: today }, facts),
    };
  }

  standings(
    { schoolId, now }: Asking,
    planIds: readonly string[],
    as: Readonly<{ steps: Step; seenBy: 'author' | 'verifier' }>,
  ): Promise<ReadonlyMap<string, Standing>> {
    return this.sendings.standings(schoolId, PLAN_KIND, planIds, { ...as, now });
  }
}

export function contentOf({ sent }: Standing): PlanningPart {
  const content: PlanningPart = JSON.parse(sent.content);
  return planningPartOf(content);
}

/** Whether its author has written on since it was sent. */
export function isChangedSince(standing: Standing, plan: LessonPlanContent): boolean {
  return !isDeepStrictEqual(contentOf(standing), planningPartOf(plan));
}
