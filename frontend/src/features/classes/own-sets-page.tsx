import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { classesQuery, ownSetsQuery, subjectsQuery, type TeachingSet } from './api';
import { classesOf, periodsOf, setsByAudience, subjectOf } from './teaching';

/** The edges tell a teacher's classes apart, each in the colour of its place. */
const edges = ['border-l-chart-1', 'border-l-chart-2', 'border-l-chart-3', 'border-l-chart-4'];

/** What a teacher teaches, by class. */
export function OwnSetsPage({ yearId }: { yearId: string }) {
  const sets = useQuery(ownSetsQuery(yearId));
  const classes = useQuery(classesQuery(yearId));
  const subjects = useQuery(subjectsQuery());
  return (
    <>
      <PageHeader title="Kelas & subjek" state={sets.data && sentenceOf(sets.data)} />
      <QueryStates query={allOf(sets, classes, subjects)} what="Kelas anda">
        {([own, all, taught]) =>
          own.length === 0 ? (
            <EmptyState icon="people" title="Belum ada kelas untuk anda">
              Pentadbir sekolah menetapkan siapa mengajar kelas dan subjek. Kelas anda muncul di sini selepas
              itu.
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {setsByAudience(own, { classes: all, subjects: taught }).map(({ name, sets: of }, place) => (
                <li
                  key={name}
                  className={`rounded-lg border border-line border-l-[3px] bg-raised ${edges[place % edges.length]}`}
                >
                  <h2 dir="auto" className="border-line border-b px-4 py-3 font-semibold text-lg">
                    {name}
                  </h2>
                  <dl className="divide-y divide-line">
                    {of.map((set) => (
                      <div
                        key={set.id}
                        className="flex min-h-12 items-center justify-between gap-4 px-4 py-2"
                      >
                        <dt dir="auto" className="font-medium">
                          {subjectOf(set, taught)}
                        </dt>
                        <dd className="shrink-0 text-muted tabular-nums">{periodsText(set)}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </>
  );
}

function sentenceOf(sets: readonly TeachingSet[]): string {
  return `${classesOf(sets)} kelas, ${periodsOf(sets)} waktu seminggu`;
}

export const periodsText = ({ periodsAWeek }: Pick<TeachingSet, 'periodsAWeek'>): string =>
  periodsAWeek === null ? 'Waktu belum diisi' : `${periodsAWeek} waktu`;
