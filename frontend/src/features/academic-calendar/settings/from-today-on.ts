import type { FormProblem } from '../../../forms/form-problem';

/** What has happened is judged by what was in force then. */
export function fromTodayOn(from: string, today: string): FormProblem[] {
  return from >= today ? [] : [{ field: 'from', message: 'Sila pilih hari ini atau kemudian.' }];
}
