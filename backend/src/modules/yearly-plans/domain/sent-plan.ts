import { inOrder, type PlanRow, type RowTexts } from './plan-row.js';

/** A row as it is sent. */
export type SentRow = RowTexts & Readonly<{ week: number }>;

/** A yearly plan as it is sent. `subject`, `session`: by name. `isOwn`: whoever sends it keeps it for themselves. */
export type SentYearlyPlan = Readonly<{
  academicYearId: string;
  session: string;
  subject: string;
  gradeLevel: string;
  isOwn: boolean;
  rows: readonly SentRow[];
}>;

/** In the order in which they are taught, and nothing but what they say. */
export function sentRowsOf(rows: readonly PlanRow[]): SentRow[] {
  return inOrder(rows).map(sentRowOf);
}

/** By name and in a fixed order: what is compared and sealed has nothing else. */
export function sentRowOf(row: SentRow): SentRow {
  const { week, theme, topic, contentStandards, learningStandards } = row;
  const { objective, crossCurricular, resources, notes } = row;
  return {
    ...{ week, theme, topic, contentStandards, learningStandards },
    ...{ objective, crossCurricular, resources, notes },
  };
}

/** Of what something can be said: the plan as a whole, or a week of teaching by its number. */
export const PLAN_SECTION = /^(?:whole|week-(?:[1-9]|[1-5]\d|60))$/;
