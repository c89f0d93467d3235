import { Injectable } from '@nestjs/common';
import { type DueStandard, dueStandards } from '../domain/due-standards.js';
import { standardKey } from '../domain/plan-row.js';
import { type YearlyPlan, YearlyPlansRepository } from '../plans/yearly-plans.repository.js';
import { type KeptPlanRow, PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { TaughtStandardsRepository } from '../taught/taught-standards.repository.js';

/** `planned`: keys of standards that plans of earlier weeks have. */
export type AskingSet = Readonly<{
  id: string;
  subjectId: string;
  gradeLevels: readonly string[];
  planned: ReadonlySet<string>;
}>;

type Asked = Readonly<{
  schoolId: string;
  academicYearId: string;
  personId: string;
  /** Weeks of teaching of the session, in order, and the one that is asked about. */
  teachingWeeks: readonly number[];
  week: number;
}>;

/** `weekOf`: in which week the plan comes to a standard, by its key. */
export type DueOfSet = Readonly<{
  due: readonly DueStandard<KeptPlanRow>[];
  weekOf: ReadonlyMap<string, number>;
}>;

/** What the yearly plans have for the sets that somebody teaches: their own plan where they keep one, else the school's. */
@Injectable()
export class DueRows {
  constructor(
    private readonly plans: YearlyPlansRepository,
    private readonly rows: PlanRowsRepository,
    private readonly taught: TaughtStandardsRepository,
  ) {}

  /** By the id of the set; a set without a plan is absent. In the current transaction. */
  async ofSets(
    { schoolId, academicYearId, personId, teachingWeeks, week }: Asked,
    sets: readonly AskingSet[],
  ): Promise<Map<string, DueOfSet>> {
    const owner = { schoolId };
    const plans = sets.length === 0 ? [] : await this.plans.list(owner, academicYearId);
    const chosen = sets.flatMap((set) => {
      const plan = planFor(set, plans, personId);
      return plan ? [{ set, plan }] : [];
    });
    const planIds = [...new Set(chosen.map(({ plan }) => plan.id))];
    const [rows, taught] = await Promise.all([
      this.rows.listOfPlans(owner, planIds),
      this.taught.list(
        owner,
        chosen.map(({ set }) => set.id),
      ),
    ]);
    const rowsOf = Map.groupBy(rows, ({ planId }) => planId);
    return new Map(
      chosen.map(({ set, plan }) => {
        const planned = rowsOf.get(plan.id) ?? [];
        const own = taught.filter(({ teachingSetId }) => teachingSetId === set.id);
        const done = new Set([...set.planned, ...own.map(({ standard }) => standard)]);
        return [
          set.id,
          { due: dueStandards(planned, done, teachingWeeks, week), weekOf: firstWeeks(planned) },
        ];
      }),
    );
  }
}

/** A plan may go on with a standard for several weeks. */
function firstWeeks(rows: readonly KeptPlanRow[]): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const { week, learningStandards } of rows)
    for (const key of learningStandards.map(standardKey))
      weeks.set(key, Math.min(week, weeks.get(key) ?? week));
  return weeks;
}

function planFor(
  { subjectId, gradeLevels }: AskingSet,
  plans: readonly YearlyPlan[],
  personId: string,
): YearlyPlan | undefined {
  const fitting = plans.filter(
    (plan) => plan.subjectId === subjectId && gradeLevels.includes(plan.gradeLevel),
  );
  return (
    fitting.find(({ authorId }) => authorId === personId) ?? fitting.find(({ authorId }) => authorId === null)
  );
}
