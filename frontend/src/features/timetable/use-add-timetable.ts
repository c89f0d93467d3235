import { useChange } from '../../queries/use-change';
import { randomUuid } from '../../ui/random-uuid';
import { addTimetable, deleteTimetable, timetableKey } from './api';

/** A draft, empty or with the lessons of another timetable. */
export function useAddTimetable(academicYearId: string) {
  return useChange(
    ({ name, copyOf }: { name: string; copyOf?: string }) =>
      addTimetable({ id: randomUuid(), academicYearId, name, ...(copyOf && { copyOf }) }),
    {
      done: ({ name }) => `Draf “${name}” dibuat.`,
      stale: [timetableKey],
      undo: ({ id }) => deleteTimetable(id),
    },
  );
}
