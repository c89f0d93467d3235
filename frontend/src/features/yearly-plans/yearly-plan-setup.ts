import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { type TaughtLevel, taughtLevels } from '../classes';
import { type YearlyPlan, yearlyPlansQuery } from './calls';

/** Each subject has the school's plan of the session at each level. */
export const yearlyPlanSetup: SetupLine = {
  title: 'RPT',
  order: 90,
  to: paths.yearlyPlans,
  async read(queries, year) {
    const [taught, { items: plans }] = await Promise.all([
      taughtLevels(queries, year),
      queries.fetchQuery(yearlyPlansQuery(year.id)),
    ]);
    return yearlyPlansState(taught, plans);
  },
};

type Kept = Pick<YearlyPlan, 'subjectId' | 'gradeLevel' | 'authorId' | 'rowCount'>;

/** One without rows fills no week. */
export function yearlyPlansState(taught: readonly TaughtLevel[], plans: readonly Kept[]): SetupState {
  if (taught.length === 0) return { kind: 'waiting', sentence: 'Menunggu kelas dan subjek' };
  const usable = plans.filter(({ authorId, rowCount }) => authorId === null && rowCount > 0);
  const ready = taught.filter(({ subject, gradeLevel }) =>
    usable.some((plan) => plan.subjectId === subject.id && plan.gradeLevel === gradeLevel),
  ).length;
  const sentence = `${ready} daripada ${taught.length} subjek dan tahun`;
  return ready === taught.length
    ? { kind: 'done', sentence }
    : { kind: 'open', sentence, verb: 'Sediakan RPT' };
}
