import { periodsOf, periodsWords } from '@rules/classes/domain/periods';
import { useQuery } from '@tanstack/react-query';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import {
  classesQuery,
  ownSetsQuery,
  type PupilCounts,
  pupilCountsQuery,
  subjectsQuery,
  type TeachingSet,
} from './calls';
import { pupilsIn } from './known';
import { classesOf, pupilsOfSet, setsByAudience, subjectOf } from './teaching';

/** The edges tell a teacher's classes apart, each in the colour of its place. */
const edges = ['border-l-chart-1', 'border-l-chart-2', 'border-l-chart-3', 'border-l-chart-4'];

/** What a teacher teaches, by class. */
export function OwnSetsPage({ yearId }: { yearId: string }) {
  const sets = useQuery(ownSetsQuery(yearId));
  const classes = useQuery(classesQuery(yearId));
  const subjects = useQuery(subjectsQuery());
  const pupils = useQuery(pupilCountsQuery(yearId));
  return (
    <>
      <PageHeader
        title="Kelas & subjek"
        state={sets.data && pupils.data && sentenceOf(sets.data, pupils.data)}
      />
      <QueryStates query={allOf(sets, classes, subjects, pupils)} what="Kelas anda">
        {([own, all, taught, counts]) =>
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
                  <AudienceHead name={name} sets={of} pupils={counts} />
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

type AudienceHeadProps = { name: string; sets: readonly TeachingSet[]; pupils: PupilCounts };

/** Sets of one name are taught to the same pupils: the first stands for them. */
function AudienceHead({ name, sets: [first], pupils }: AudienceHeadProps) {
  const count = first ? pupilsIn(first.id, pupils.teachingSets) : 0;
  return (
    <header className="flex items-center justify-between gap-4 border-line border-b px-4 py-3">
      <div className="min-w-0">
        <h2 dir="auto" className="font-semibold text-lg">
          {name}
        </h2>
        <p className="text-muted text-sm">{count === 0 ? 'Belum ada murid' : `${count} murid`}</p>
      </div>
      {first && count > 0 && (
        <ButtonLink to={pupilsOfSet(first)} variant="secondary" size="small" icon="pupils">
          Murid
        </ButtonLink>
      )}
    </header>
  );
}

function sentenceOf(sets: readonly TeachingSet[], { taught }: PupilCounts): string {
  return `${classesOf(sets)} kelas, ${taught} murid, ${periodsWords(periodsOf(sets))} waktu seminggu`;
}

export const periodsText = ({ periodsAWeek }: Pick<TeachingSet, 'periodsAWeek'>): string =>
  periodsAWeek === null ? 'Waktu belum diisi' : `${periodsAWeek} waktu`;
