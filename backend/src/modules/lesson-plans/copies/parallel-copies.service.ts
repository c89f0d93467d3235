import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { type CopyTarget, type LeftReason, parallelLessons } from '../domain/parallel-lessons.js';
import { planningPartOf } from '../domain/plan-versions.js';
import type { PlannedDraft } from '../domain/plan-week.js';
import { LessonPlansService } from '../lesson-plans.service.js';
import { PlanVersionsRepository } from '../versions/plan-versions.repository.js';
import { standardKeys } from '../week/due-of-week.js';
import { type CopiedPlan, type WeekPlan, WeekPlansRepository } from '../week/week-plans.repository.js';
import { type LessonOfWeek, type ReadWeek, WeekReader } from '../week/week-reader.js';

export type ParallelCopiesMade = Readonly<{
  copied: readonly (CopiedPlan & Readonly<{ className: string }>)[];
  left: readonly Readonly<{ className: string; reason: LeftReason }>[];
}>;

/** What is of no lesson of the week has no parallel ones. */
export class PlanWithoutLessonError extends AppError {
  constructor() {
    super('PLAN_WITHOUT_LESSON', 409, 'The plan is of no lesson of its week.');
  }
}

type Target = CopyTarget & Readonly<{ of: LessonOfWeek; plan: WeekPlan | undefined }>;

/** One plan for the same lesson of every class of its course. What somebody wrote is never written over. */
@Injectable()
export class ParallelCopies {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly records: LessonPlansService,
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly versions: PlanVersionsRepository,
  ) {}

  async copy(caller: SchoolCaller, planId: string): Promise<ParallelCopiesMade> {
    const { date } = await this.records.read(caller, planId);
    const asked = await this.weeks.asked(caller, date);
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const targets = targetsOf(await this.weeks.read(caller, asked), planId);
      const source = targets.find(({ plan }) => plan?.id === planId);
      if (!source?.plan) throw new PlanWithoutLessonError();
      const { chosen, left } = parallelLessons(source, targets);
      const copied: CopiedPlan[] = [];
      for (const target of chosen) copied.push(...(await this.write(owner, source.plan, target, caller.now)));
      return {
        copied: copied.map((plan, at) => ({ ...plan, className: chosen[at]?.className ?? '' })),
        left,
      };
    });
  }

  /** Puts back what stood in the place of copies; one that was changed since stays. */
  async takeBack(caller: SchoolCaller, planId: string, copies: readonly CopiedPlan[]): Promise<void> {
    const owner = ownerOf(caller);
    await this.records.read(caller, planId);
    await this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      for (const { id, version } of await this.plans.copiesOf(owner, planId, copies)) {
        const before = await this.versions.take(owner, id, version - 1);
        if (before) await this.plans.overwrite(owner, id, { ...before, copiedFrom: null }, caller.now);
        else await this.plans.takeBack(owner, [id], caller.now);
      }
    });
  }

  private async write(
    owner: Owner,
    source: WeekPlan,
    { of, plan }: Target,
    now: number,
  ): Promise<CopiedPlan[]> {
    const { date, startTime, endTime, className, subject } = plan ?? of.lesson;
    const content = { ...planningPartOf(source), date, startTime, endTime, className, subject };
    if (!plan) {
      const { slot, lesson } = of;
      const { teachingSetId } = lesson;
      const draft: PlannedDraft = {
        ...{ slot, teachingSetId, copiedFrom: source.id },
        content: { ...content, reflection: '' },
      };
      const made = await this.plans.add(owner, [draft], now);
      return made.map((id) => ({ id, version: 1 }));
    }
    await this.versions.keep(owner, plan);
    const copiedFrom = source.id;
    const version = await this.plans.overwrite(owner, plan.id, { content, isUnseen: false, copiedFrom }, now);
    return [{ id: plan.id, version }];
  }
}

/** Lessons of the caller's own, with what stands for each. */
function targetsOf({ lessons, plans, noted }: ReadWeek, sourceId: string): Target[] {
  const happened = new Set(noted.map(({ id }) => id));
  return lessons
    .filter(({ standing }) => standing === 'own' || standing === 'away')
    .map((of): Target => {
      const plan = plans.find(({ id }) => id === of.planId);
      const isFree = plan ? !happened.has(plan.id) && isUntouched(plan, sourceId) : of.deletedPlanId === null;
      return {
        ...of.lesson,
        keys: plan ? standardKeys(plan.learningStandards) : (of.outline?.keys ?? []),
        state: of.standing === 'away' ? 'off' : isFree ? 'free' : 'written',
        ...{ of, plan },
      };
    });
}

/** Made and never opened, empty, or a copy of the very plan that nobody has changed. */
function isUntouched(plan: WeekPlan, sourceId: string): boolean {
  const isEmpty = [plan.objective, plan.activities, ...plan.learningStandards].every((text) => !text.trim());
  return plan.isUnseen || isEmpty || plan.copiedFrom === sourceId;
}
