import { subjectLevelBounds } from '../../api/bounds/subject-level';
import type { FormProblem } from '../../forms/form-problem';

const { min, max } = subjectLevelBounds.periodsAWeek;

/** Null where nothing is typed: the school has not said. */
export function readPeriods(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

export function periodsProblem(field: string, typed: string): FormProblem[] {
  const periods = readPeriods(typed);
  if (periods === null || (Number.isInteger(periods) && periods >= min && periods <= max)) return [];
  return [{ field, message: `Sila isi nombor antara ${min} dan ${max}, atau kosongkan.` }];
}
