import { ApiError } from '../../api/api-error';
import type { FormProblem } from '../../forms/form-problem';

const conflicts = ['BELL_SCHEDULE_CONFLICT', 'CALENDAR_CONFLICT', 'CALENDAR_ENTRY_CONFLICT'];

/** What stands on the server is read anew after the refusal: sent once more, what was typed takes its place. */
export function conflictProblem(failure: unknown): readonly FormProblem[] | undefined {
  const isConflict = failure instanceof ApiError && conflicts.includes(failure.code);
  return isConflict
    ? [
        {
          message:
            'Orang lain baru mengubahnya. Yang anda taip masih di sini; simpan sekali lagi untuk menggantikan perubahan itu.',
        },
      ]
    : undefined;
}
