import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { differencesOf, type RowDifference } from '../domain/plan-differences.js';
import { MOST_ROWS } from '../domain/plan-row.js';
import { PlanKeepers } from '../plans/plan-keepers.js';
import { PlanFullError, PlanRowsChangedError } from '../yearly-plans.errors.js';
import { type KeptPlanRow, type PlanOfYear, PlanRowsRepository } from './plan-rows.repository.js';
import { PlanRowsService } from './plan-rows.service.js';

/** Of `from`, the differences of these keys; each with the versions of the rows that were compared. */
export type TakeOver = Readonly<{
  from: string;
  differences: readonly Readonly<{ key: string; fromVersion: number | null; toVersion: number | null }>[];
}>;

/** A plan takes over what another has otherwise: the school's from what is proposed, somebody's own from the school's. */
@Injectable()
export class TakeOverService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly planRows: PlanRowsRepository,
    private readonly rows: PlanRowsService,
    private readonly keepers: PlanKeepers,
  ) {}

  /** All of them or none: what is otherwise than it was compared is refused. */
  takeOver(caller: SchoolCaller, planId: string, { from, differences }: TakeOver): Promise<KeptPlanRow[]> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      const plan = await this.rows.planOf(caller, planId);
      await this.rows.holdEditable(caller, plan);
      const source = await this.rows.planOf(caller, from);
      await this.keepers.checkSees(caller, source);
      if (source.subjectId !== plan.subjectId)
        throw new ValidationError([{ field: 'from', message: 'must be a plan of the same subject' }]);
      const standing = await this.planRows.list(owner, planId);
      const found = new Map(
        differencesOf(await this.planRows.list(owner, from), standing).map((each) => [each.key, each]),
      );
      const stale = differences.filter((asked) => !isAsCompared(found.get(asked.key), asked));
      if (stale.length > 0) throw new PlanRowsChangedError(stale.map(({ key }) => key));
      const keys = [...new Set(differences.map(({ key }) => key))];
      const chosen = keys.flatMap((key) => found.get(key) ?? []);
      const added = chosen.filter(({ act }) => act === 'add').length;
      if (standing.length + added > MOST_ROWS) throw new PlanFullError(MOST_ROWS);
      for (const difference of chosen) await this.apply(caller, plan, difference);
      return this.planRows.list(owner, planId);
    });
  }

  private async apply(caller: SchoolCaller, plan: PlanOfYear, difference: RowDifference): Promise<void> {
    const owner = { schoolId: caller.school.id };
    if (difference.act === 'remove') {
      await this.planRows.rows.delete(owner, difference.to.id, caller.now);
    } else if (difference.act === 'change') {
      const { from, to } = difference;
      const { id: planId, academicYearId, authorId } = plan;
      const content = { ...from, planId, academicYearId, authorId };
      await this.planRows.rows.replace(owner, to.id, to.version, content, caller.now);
    } else {
      const { from } = difference;
      const id = randomUUID();
      // A row that is a copy already stays one of its origin; the new one is what it is known by from now on.
      await this.planRows.addAll(
        owner,
        plan,
        [{ ...from, id, originId: from.originId ?? from.id }],
        caller.now,
      );
    }
  }
}

function isAsCompared(
  difference: RowDifference | undefined,
  { fromVersion, toVersion }: TakeOver['differences'][number],
): boolean {
  if (!difference) return false;
  const from = difference.act === 'remove' ? null : difference.from.version;
  const to = difference.act === 'add' ? null : difference.to.version;
  return from === fromVersion && to === toVersion;
}
