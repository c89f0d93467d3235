import type { FormProblem } from '../../forms/form-problem';

const most = 40;

/** Null where nothing is typed: the school has not said. */
export function readPeriods(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

export function periodsProblem(field: string, typed: string): FormProblem[] {
  const periods = readPeriods(typed);
  if (periods === null || (Number.isInteger(periods) && periods >= 1 && periods <= most)) return [];
  return [{ field, message: `Sila isi nombor antara 1 dan ${most}, atau kosongkan.` }];
}
