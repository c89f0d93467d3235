import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears } from '../../schools/index.js';
import type { RowMove } from '../domain/placed-weeks.js';
import { MOST_ROWS, type PlanRowContent } from '../domain/plan-row.js';
import { PlanKeepers } from '../plans/plan-keepers.js';
import { type YearlyPlan, YearlyPlansRepository } from '../plans/yearly-plans.repository.js';
import {
  PLAN_NOUN,
  PlanFullError,
  PlanRowsChangedError,
  ROW_NOUN,
  YearlyPlanSealedError,
} from '../yearly-plans.errors.js';
import { toRowDto } from './plan-rows.dto.js';
import { type KeptPlanRow, PlanRowsRepository, type RowOfYear } from './plan-rows.repository.js';

/** A row goes to another week, if it is still the one that was read. */
export type VersionedMove = RowMove & Readonly<{ version: number }>;

/** The rows of yearly plans, each kept by itself so that two people can work in one plan. */
@Injectable()
export class PlanRowsService extends SchoolRecords<RowOfYear, never, Readonly<{ originId: string | null }>> {
  constructor(
    writes: SchoolWrites,
    private readonly planRows: PlanRowsRepository,
    private readonly plans: YearlyPlansRepository,
    private readonly keepers: PlanKeepers,
    private readonly years: AcademicYears,
  ) {
    super(writes, planRows.rows, toRowDto);
  }

  list(caller: SchoolCaller, planId: string): Promise<KeptPlanRow[]> {
    return this.reading(caller, async () => {
      await this.keepers.checkSees(caller, await this.planOf(caller, planId));
      return this.planRows.list(this.ownerOf(caller), planId);
    });
  }

  /** A row is of the session and the author of its plan. */
  async ofPlan(caller: SchoolCaller, content: PlanRowContent): Promise<RowOfYear> {
    const { academicYearId, authorId } = await this.reading(caller, () =>
      this.planNamed(caller, content.planId),
    );
    return { ...content, academicYearId, authorId };
  }

  /** All of them or none. */
  move(caller: SchoolCaller, planId: string, moves: readonly VersionedMove[]): Promise<KeptPlanRow[]> {
    const owner = this.ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.holdEditable(caller, await this.planOf(caller, planId));
      const standing = new Map((await this.planRows.list(owner, planId)).map((row) => [row.id, row]));
      const changed = moves.filter(({ id, version }) => standing.get(id)?.version !== version);
      if (changed.length > 0) throw new PlanRowsChangedError(changed.map(({ id }) => id));
      await this.planRows.moveAll(owner, planId, moves, caller.now);
      return this.planRows.list(owner, planId);
    });
  }

  /** In the current transaction of a write: nobody else changes the plan until it ends. */
  async holdEditable(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    await this.holdKept(caller, plan);
    if ((await this.planOf(caller, plan.id)).isSealed) throw new YearlyPlanSealedError();
  }

  /** Likewise, sealed or not. */
  async holdKept(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    await this.plans.lock(this.ownerOf(caller), plan.id);
    await this.keepers.checkEdits(caller, plan);
    await this.years.holdOpen(caller, plan.academicYearId);
  }

  /** In the current reading or transaction; one that is deleted is none. */
  async planOf(caller: SchoolCaller, planId: string): Promise<YearlyPlan> {
    const plan = await this.plans.rows.find(this.ownerOf(caller), planId);
    if (!plan || plan.deletedAt !== null) throw new RecordNotFoundError(PLAN_NOUN);
    return plan;
  }

  protected override async known(caller: SchoolCaller, id: string): Promise<KeptPlanRow> {
    const row = await super.known(caller, id);
    const plan = await this.plans.rows.find(this.ownerOf(caller), row.planId);
    if (!plan || !(await this.keepers.sees(caller, plan))) throw new RecordNotFoundError(ROW_NOUN);
    return row;
  }

  protected override async check(caller: SchoolCaller, id: string, content: RowOfYear): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.holdEditable(caller, await this.planNamed(caller, content.planId));
    const standing = await this.planRows.rows.find(owner, id);
    if (standing && standing.planId !== content.planId)
      throw new ValidationError([{ field: 'planId', message: 'a row stays in its plan' }]);
    const isNew = standing === null || standing.deletedAt !== null;
    if (isNew && (await this.planRows.list(owner, content.planId)).length >= MOST_ROWS)
      throw new PlanFullError(MOST_ROWS);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.holdEditable(caller, await this.planOf(caller, (await this.known(caller, id)).planId));
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  private async planNamed(caller: SchoolCaller, planId: string): Promise<YearlyPlan> {
    const plan = await this.plans.rows.find(this.ownerOf(caller), planId);
    if (!plan || plan.deletedAt !== null || !(await this.keepers.sees(caller, plan)))
      throw new ValidationError([{ field: 'planId', message: 'names no yearly plan' }]);
    return plan;
  }
}
