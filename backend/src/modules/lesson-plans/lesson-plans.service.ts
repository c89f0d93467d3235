import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { Database } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/page/page.js';
import { OwnRecords } from '../../platform/records/records.js';
import {
  LESSON_PLAN,
  type LessonPlan,
  type LessonPlanContent,
  type LessonPlanOrigin,
} from './domain/lesson-plan.js';
import { isKept, isPlanChanged, type PlanVersion } from './domain/plan-versions.js';
import { type LessonPlansQueryDto, toLessonPlanDto } from './lesson-plans.dto.js';
import { PlanSealedError } from './lesson-plans.errors.js';
import {
  LessonPlansRepository,
  type NewPlanField,
  PLAN_KEYS,
  type SentLessonPlan,
} from './lesson-plans.repository.js';
import { ReflectionOfPlan } from './reflections/reflection-of-plan.js';
import { PlanVersionsRepository } from './versions/plan-versions.repository.js';
import { WeekPlansRepository } from './week/week-plans.repository.js';
import { WeekReader } from './week/week-reader.js';

/** A teacher's own plans. */
@Injectable()
export class LessonPlansService extends OwnRecords<LessonPlanContent, NewPlanField, LessonPlanOrigin> {
  constructor(
    database: Database,
    writes: SchoolWrites,
    private readonly repository: LessonPlansRepository,
    private readonly reflection: ReflectionOfPlan,
    private readonly versions: PlanVersionsRepository,
    private readonly weeks: WeekReader,
    private readonly weekPlans: WeekPlansRepository,
  ) {
    super(database, writes, { noun: LESSON_PLAN, rows: repository.rows, toDto: toLessonPlanDto });
  }

  list(caller: SchoolCaller, query: LessonPlansQueryDto): Promise<Page<LessonPlan>> {
    return this.database.tenantRead(caller.school.id, () =>
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
    return this.database.tenantRead(caller.school.id, () => this.versions.list(this.ownerOf(caller), id));
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
      if (before && !before.isSample && isKept(before, after, caller.now))
        await this.versions.keep(owner, before);
      // A sample that is edited is a plan like any other, and so is what it says of its lesson.
      const reflection = sent.reflection ?? (before?.isSample ? before.reflection : undefined);
      await this.reflection.follow(caller, id, reflection);
      return this.known(caller, id);
    });
  }

  override async delete(caller: SchoolCaller, id: string): Promise<void> {
    await this.writes.write(caller, async () => {
      if ((await this.repository.rows.find(this.ownerOf(caller), id))?.isSealed) throw new PlanSealedError();
      await super.delete(caller, id);
      await this.reflection.settle(caller, id);
    });
  }

  override restore(caller: SchoolCaller, id: string): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const restored = await super.restore(caller, id);
      await this.reflection.settle(caller, id);
      return restored;
    });
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    sent: SentLessonPlan,
  ): Promise<LessonPlan> {
    const owner = this.ownerOf(caller);
    const standing = await this.repository.rows.find(owner, id);
    const plan = await super.insert(caller, id, sent);
    if (standing) return plan;
    await this.weekPlans.lock(owner);
    const slot = await this.weeks.slotFor(caller, plan);
    if (slot) await this.weekPlans.join(owner, id, slot);
    await this.reflection.follow(caller, id, sent.reflection);
    return this.known(caller, id);
  }
}
