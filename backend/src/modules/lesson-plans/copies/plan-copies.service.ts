import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { weekAfter } from '../../../platform/calendar/school-week.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ownerOf } from '../../../platform/records/records.js';
import { plansOfBefore } from '../domain/lessons-of-before.js';
import { type LeftReason, parallelLessons } from '../domain/parallel-lessons.js';
import { type CopiedPlan, WeekPlansRepository } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';
import { CopyTargets } from './copy-targets.js';
import { PlanWriting } from './plan-writing.js';

export type ParallelCopiesMade = Readonly<{
  copied: readonly (CopiedPlan & Readonly<{ className: string }>)[];
  left: readonly Readonly<{ className: string; reason: LeftReason }>[];
}>;

/** The week before, or the one of the same number in the session before. */
export const EARLIER_WEEKS = ['last_week', 'last_year'] as const;
export type EarlierWeek = (typeof EARLIER_WEEKS)[number];

/** What is of no lesson of the week has no parallel ones. */
export class PlanWithoutLessonError extends AppError {
  constructor() {
    super('PLAN_WITHOUT_LESSON', 409, 'The plan is of no lesson of its week.');
  }
}

/** Plans that serve other lessons as well. What somebody wrote is never written over, and what was copied goes back by one press. */
@Injectable()
export class PlanCopies {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly writing: PlanWriting,
    private readonly targets: CopyTargets,
  ) {}

  /** To the same lesson of the week of each other class of its course. */
  async toParallel(caller: SchoolCaller, planId: string): Promise<ParallelCopiesMade> {
    const asked = await this.targets.weekOf(caller, planId);
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const targets = await this.targets.of(caller, asked, [planId]);
      const source = targets.find(({ plan }) => plan?.id === planId);
      if (!source?.plan) throw new PlanWithoutLessonError();
      const { chosen, left } = parallelLessons(source, targets);
      const copied: ParallelCopiesMade['copied'][number][] = [];
      for (const target of chosen) {
        const made = await this.writing.write(owner, source.plan, target, caller.now);
        copied.push(...made.map((plan) => ({ ...plan, className: target.className })));
      }
      return { copied, left };
    });
  }

  /** From an earlier week to the lessons of this one for which nobody has written anything. */
  async fromEarlier(caller: SchoolCaller, day: Day, which: EarlierWeek): Promise<CopiedPlan[]> {
    const asked = await this.weeks.asked(caller, day);
    const from =
      which === 'last_week' ? weekAfter(asked.week, -1) : await this.weeks.yearBefore(caller, asked);
    if (from === null) return [];
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const earlier = (await this.plans.list(owner, from)).filter(
        ({ deletedAt, isSample }) => deletedAt === null && !isSample,
      );
      const ids = earlier.map(({ id }) => id);
      const targets = (await this.targets.of(caller, asked, ids)).map((target) => ({
        ...target,
        slot: target.of.slot,
        subject: target.of.lesson.subject,
      }));
      const copied: CopiedPlan[] = [];
      for (const [target, source] of plansOfBefore(targets, earlier))
        if (target.state === 'free')
          copied.push(...(await this.writing.write(owner, source, target, caller.now)));
      return copied;
    });
  }

  /** Puts back what stood in the place of copies; one that was changed or sent since stays. */
  async takeBack(caller: SchoolCaller, copies: readonly CopiedPlan[]): Promise<void> {
    const owner = ownerOf(caller);
    await this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      await this.writing.takeBack(caller, copies);
    });
  }
}
