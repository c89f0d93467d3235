import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { type Page, readPage } from '../../platform/page/page.js';
import { OwnRecords } from '../../platform/records/records.js';
import { type LessonPlan, type LessonPlanContent, type LessonPlanOrigin } from './domain/lesson-plan.js';
import { isPlanChanged, type PlanVersion } from './domain/plan-versions.js';
import { type LessonPlansQueryDto, toLessonPlanDto } from './lesson-plans.dto.js';
import { PlanSealedError } from './lesson-plans.errors.js';
import {
  LessonPlansRepository,
  type NewPlanField,
  PLAN_KEYS,
  type SentLessonPlan,
} from './lesson-plans.repository.js';
import { PlanFollower } from './plan-follower.js';
import { PlanVersionsRepository } from './versions/plan-versions.repository.js';

/** A teacher's own plans. */
@Injectable()
export class LessonPlansService extends OwnRecords<LessonPlanContent, NewPlanField, LessonPlanOrigin> {
  constructor(
    writes: SchoolWrites,
    private readonly repository: LessonPlansRepository,
    private readonly follower: PlanFollower,
    private readonly versions: PlanVersionsRepository,
  ) {
    super(writes, repository.rows, toLessonPlanDto);
  }

  list(caller: SchoolCaller, query: LessonPlansQueryDto): Promise<Page<LessonPlan>> {
    return this.reading(caller, () =>
      readPage(query, {
        keys: PLAN_KEYS,
        read: (slice) => this.repository.list(caller, query, slice),
        positionOf: (plan) => plan,
      }),
    );
  }

  /** What a plan said before, the newest first. */
  async versionsOf(caller: SchoolCaller, id: string): Promise<PlanVersion[]> {
    await this.read(caller, id);
    return this.reading(caller, (owner) => this.versions.list(owner, id));
  }

  override replace(
    caller: SchoolCaller,
    id: string,
    version: number,
    sent: SentLessonPlan,
  ): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const owner = this.ownerOf(caller);
      const before = await this.repository.rows.find(owner, id);
      if (before?.isSealed && isPlanChanged(before, sent)) throw new PlanSealedError();
      const after = await super.replace(caller, id, version, sent);
      if (before) await this.follower.changed(caller, before, after, sent.reflection);
      return this.known(caller, id);
    });
  }

  override async delete(caller: SchoolCaller, id: string): Promise<void> {
    await this.writes.write(caller, async () => {
      if ((await this.repository.rows.find(this.ownerOf(caller), id))?.isSealed) throw new PlanSealedError();
      await super.delete(caller, id);
      await this.follower.settle(caller, id);
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const restored = await super.restore(caller, id);
      await this.follower.settle(caller, id);
      return restored;
    });
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    sent: SentLessonPlan,
  ): Promise<LessonPlan> {
    const standing = await this.standing(caller, id);
    const plan = await super.insert(caller, id, sent);
    if (standing) return plan;
    await this.follower.begun(caller, plan, sent.reflection);
    return this.known(caller, id);
  }
}
