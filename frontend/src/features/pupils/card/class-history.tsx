import { useQueries } from '@tanstack/react-query';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { formatShortDate } from '../../../ui/format';
import { classesQuery } from '../../classes';
import type { History } from '../calls';
import { classNameIn } from '../placing';

/** In which classes the pupil has been, whatever the session, the latest first. */
export function ClassHistory({ history }: { history: History }) {
  const yearIds = [...new Set(history.classes.map(({ academicYearId }) => academicYearId))];
  const known = useQueries({ queries: yearIds.map(classesQuery) });
  if (history.classes.length === 0)
    return <p className="text-muted text-sm">Belum pernah dalam mana-mana kelas.</p>;
  return (
    <QueryStates query={allOf(...known)} what="Sejarah kelas">
      {(ofYears) => (
        <ol className="divide-y divide-line text-sm">
          {history.classes.toReversed().map(({ academicYearId, classId, fromDay, toDay }) => (
            <li key={`${academicYearId}${fromDay}`} className="flex justify-between gap-4 py-2.5">
              <span dir="auto" className="font-medium">
                {classNameIn(ofYears.flat(), classId)}
              </span>
              <span className="text-right text-muted">
                {toDay
                  ? `${formatShortDate(fromDay)} hingga ${formatShortDate(toDay)}`
                  : `sejak ${formatShortDate(fromDay)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </QueryStates>
  );
}
