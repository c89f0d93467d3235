import { useAcademicYear } from '../../school/academic-year';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { useWriter } from '../../school/use-writer';

/** Whether the person keeps the school's timetables, and may write now. */
export function useKeepsTimetables() {
  const { membership } = useCurrentSchool();
  const { isReadOnly } = useAcademicYear();
  const { refusals } = useWriter();
  const keeps = administers(membership) || membership.duties.includes('timetable');
  return { keeps, mayChange: keeps && !isReadOnly && !refusals.edit };
}
