import type { FormProblem } from './form-problem';

const shortest = 3;

/** Of the field `reason`. */
export function reasonProblems({ reason }: { reason: string }): FormProblem[] {
  if (reason.trim().length >= shortest) return [];
  return [{ field: 'reason', message: `Sila tulis sebab sekurang-kurangnya ${shortest} aksara.` }];
}
