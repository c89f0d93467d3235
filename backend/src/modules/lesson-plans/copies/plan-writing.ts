import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PlanAttachmentsRepository } from '../attachments/plan-attachments.repository.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { SentPlans } from '../sent-plans.js';
import { PlanVersionsRepository } from '../versions/plan-versions.repository.js';
import type { LessonOfWeek } from '../week/told-week.js';
import { type CopiedPlan, type WeekPlan, WeekPlansRepository } from '../week/week-plans.repository.js';

/** What is copied: a plan, or what was one elsewhere. `authorId`: of a colleague's. */
export type CopySource = LessonPlanContent & Readonly<{ id: string; authorId?: string }>;

/** A lesson, and what stands for it. */
type Place = Readonly<{ of: LessonOfWeek; plan: WeekPlan | undefined }>;

/** Writes a plan into a lesson, and takes that back. In the current transaction. */
@Injectable()
export class PlanWriting {
  constructor(
    private readonly plans: WeekPlansRepository,
    private readonly versions: PlanVersionsRepository,
    private readonly attachments: PlanAttachmentsRepository,
    private readonly sent: SentPlans,
  ) {}

  /** Day, time, class and subject are the lesson's. What stood there is kept as a version. */
  async write(owner: Owner, source: CopySource, place: Place, now: number): Promise<CopiedPlan[]> {
    const written = await this.writeText(owner, source, place, now);
    const from = { planId: source.id, authorId: source.authorId ?? owner.userId };
    for (const plan of written) await this.attachments.copy(owner, from, plan, now);
    return written;
  }

  /** What stood in the place of copies stands again; one that was changed or sent since stays. */
  async takeBack(caller: SchoolCaller, copies: readonly CopiedPlan[]): Promise<void> {
    const owner = ownerOf(caller);
    const among = await this.plans.copiesAmong(owner, copies);
    const promised = await this.sent.promised(
      caller,
      among.map(({ id }) => ({ id, isSealed: false })),
    );
    for (const copy of among.filter(({ id }) => !promised.has(id)))
      await this.takeBackOne(owner, copy, caller.now);
  }

  private async takeBackOne(owner: Owner, copy: CopiedPlan, now: number): Promise<void> {
    const { id, version } = copy;
    await this.attachments.takeBack(owner, copy);
    const before = await this.versions.take(owner, id, version - 1);
    if (before) await this.plans.overwrite(owner, id, { ...before, copiedFrom: null }, now);
    else await this.plans.takeBack(owner, [id], now);
  }

  private async writeText(
    owner: Owner,
    source: CopySource,
    { of: { slot, lesson }, plan }: Place,
    now: number,
  ): Promise<CopiedPlan[]> {
    const { date, startTime, endTime, className, subject } = plan ?? lesson;
    const content = { ...planningPartOf(source), date, startTime, endTime, className, subject };
    const copiedFrom = source.id;
    if (!plan) {
      const draft = { slot, teachingSetId: lesson.teachingSetId, content, copiedFrom };
      const made = await this.plans.add(owner, [draft], now);
      return made.map((id) => ({ id, version: 1 }));
    }
    await this.versions.keep(owner, plan);
    const overwriting = { content, isUnseen: false, copiedFrom };
    return [{ id: plan.id, version: await this.plans.overwrite(owner, plan.id, overwriting, now) }];
  }
}
