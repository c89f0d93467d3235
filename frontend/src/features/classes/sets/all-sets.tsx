import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../../queries/all-of';
import { QueryStates } from '../../../queries/query-states';
import { TableDownload } from '../../../queries/table-download';
import type { AcademicYear } from '../../../school/academic-year';
import { EmptyState } from '../../../ui/empty-state';
import { colleaguesQuery } from '../../absences';
import { classesQuery, fetchTable, setsQuery, subjectsQuery } from '../calls';
import { SetsTable } from './sets-table';

/** Every set of the school, to look at: for who makes the timetable, or looks after pupils or assessments. */
export function AllSets({ year }: { year: AcademicYear }) {
  const query = allOf(
    useQuery(classesQuery(year.id)),
    useQuery(subjectsQuery()),
    useQuery(setsQuery(year.id)),
    useQuery(colleaguesQuery()),
  );
  return (
    <section aria-labelledby="all-sets" className="flex flex-col gap-3 pt-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-sets" className="font-semibold text-lg">
          Semua set mengajar
        </h2>
        <TableDownload
          name={`set-mengajar-${year.name}`}
          fetch={(format) => fetchTable('teaching-sets', year.id, format)}
        />
      </header>
      <QueryStates query={query} what="Set mengajar">
        {([classes, subjects, sets, people]) =>
          sets.length === 0 ? (
            <EmptyState icon="timetable" title="Belum ada set mengajar">
              Pentadbir sekolah menetapkan siapa mengajar kelas dan subjek.
            </EmptyState>
          ) : (
            <SetsTable {...{ year, classes, subjects, sets, people }} />
          )
        }
      </QueryStates>
    </section>
  );
}
