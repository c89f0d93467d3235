import { useChange } from '../../queries/use-change';
import { addTimetable, deleteTimetable } from './calls';

/** A draft, empty or with the lessons of another timetable. */
export function useAddTimetable(academicYearId: string) {
  return useChange(
    ({ name, copyOf }: { name: string; copyOf?: string }, newId) =>
      addTimetable({ id: newId(), academicYearId, name, ...(copyOf && { copyOf }) }),
    {
      done: ({ name }) => `Draf “${name}” dibuat.`,
      changes: ['timetable'],
      undo: ({ id }) => deleteTimetable(id),
    },
  );
}
