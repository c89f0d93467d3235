import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ownerOf } from '../../../platform/records/records.js';
import {
  Sendings,
  type Standing,
  type Step,
  Supervising,
  supervisedBy,
  supervisorsOf,
  type Verifier,
} from '../../reviews/index.js';
import { type AcademicYear, AcademicYears, dayOfYear } from '../../schools/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { type PlanningPart, planningPartOf } from '../domain/plan-versions.js';
import { flagsOf, type ReviewFlag } from '../domain/review-flags.js';
import type { ReadWeek } from '../week/told-week.js';
import type { AskedWeek } from '../week/week-periods.js';
import { type WeekPlan, WeekPlansRepository } from '../week/week-plans.repository.js';

export const PLAN_KIND = 'lesson_plan';

type Asking = Readonly<{ schoolId: string; now: number }>;

export type VerifiersOfYear = Readonly<{
  steps: Step;
  of: (teacherId: string, subjectId: string | null) => Verifier[];
  /** Of these teachers those of whom the person verifies plans, be it of one subject alone. */
  teachersOf: (personId: string, teacherIds: readonly string[]) => string[];
}>;

const NOBODY: VerifiersOfYear = { steps: 1, of: () => [], teachersOf: () => [] };

/** Lesson plans as something that is sent and verified. In the current transaction. */
@Injectable()
export class SentPlans {
  constructor(
    private readonly sendings: Sendings,
    private readonly supervising: Supervising,
    private readonly years: AcademicYears,
    private readonly plans: WeekPlansRepository,
  ) {}

  /** How many steps there are, and who verifies plans of a day: as it is today, in the session of that day. */
  async verifiersOn(asking: Asking, day: Day): Promise<VerifiersOfYear> {
    return (await this.verifiersOfDays(asking, [day])).get(day) ?? NOBODY;
  }

  async verifiersOfDays(asking: Asking, days: readonly Day[]): Promise<ReadonlyMap<Day, VerifiersOfYear>> {
    const found = new Map<Day, VerifiersOfYear>();
    const open = new Set(days);
    for (const year of open.size === 0 ? [] : await this.years.all(asking.schoolId)) {
      const own = [...open].filter((day) => year.firstDay <= day && day <= year.lastDay);
      if (own.length === 0) continue;
      const verifiers = await this.verifiersIn(asking, year);
      for (const day of own) found.set(day, verifiers);
    }
    return found;
  }

  /** Of the plans of a session, as it is today. */
  async verifiersIn({ schoolId, now }: Asking, year: AcademicYear): Promise<VerifiersOfYear> {
    const today = dayOfYear(year, dayOf(now));
    const facts = await this.supervising.on(schoolId, year.id, today);
    return {
      steps: facts.steps,
      of: (teacherId, subjectId) => supervisorsOf({ teacherId, subjectId, day: today }, facts),
      teachersOf: (personId, teacherIds) => supervisedBy(personId, teacherIds, today, facts),
    };
  }

  /** By the id of the plan: why each is worth reading closely. */
  async flags(
    caller: SchoolCaller,
    {
      week,
      year,
      lessons,
      plans: ofWeek,
    }: Pick<AskedWeek, 'year'> & Pick<ReadWeek, 'week' | 'lessons' | 'plans'>,
    plans: readonly WeekPlan[],
  ): Promise<ReadonlyMap<string, ReviewFlag[]>> {
    const subjects = [...new Set(plans.map(({ subject }) => subject))];
    const earlier = [...ofWeek, ...(await this.plans.earlier(ownerOf(caller), subjects, week))];
    return new Map(
      plans.map((plan) => {
        const { isAhead = false, isBeside = false } = lessons.find(({ planId }) => planId === plan.id) ?? {};
        return [
          plan.id,
          flagsOf(plan, { earlier, since: year?.firstDay ?? week, isAhead, isBeside }),
        ] as const;
      }),
    );
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
