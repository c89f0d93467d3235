import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportPage, useImportAddress } from '../../imports';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { TableDownload } from '../../queries/table-download';
import type { AcademicYear } from '../../school/academic-year';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import {
  classesQuery,
  fetchTable,
  peopleQuery,
  pupilCountsQuery,
  schoolTypeQuery,
  setsQuery,
  subjectsQuery,
} from './calls';
import type { Known } from './known';
import { ClassesPart } from './school-classes/classes-part';
import { SubjectsPart } from './subjects/subjects-part';

const SetsPart = lazy(async () => ({ default: (await import('./sets/sets-part')).SetsPart }));
const PanelsPart = lazy(async () => ({ default: (await import('./panels/panels-part')).PanelsPart }));

const parts = {
  kelas: { add: 'Tambah kelas', table: 'classes', file: 'kelas' },
  subjek: { add: 'Tambah subjek', table: 'subjects', file: 'subjek' },
  set: { add: 'Tambah set', table: 'teaching-sets', file: 'set-mengajar' },
  panitia: { add: 'Tambah panitia', table: 'panels', file: 'panitia' },
} as const;
type PartKey = keyof typeof parts;

const isPart = (key: string | null): key is PartKey => key !== null && key in parts;

type ClassesPageProps = { year: AcademicYear; isReadOnly: boolean };

/** What a school teaches to whom, in the order in which it is set up: classes, subjects, and sets of both. */
export function ClassesPage({ year, isReadOnly }: ClassesPageProps) {
  const [search, setSearch] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const importing = useImportAddress();
  const named = search.get('bahagian');
  const part = isPart(named) ? named : 'kelas';
  const shown = parts[part];
  const classes = useQuery(classesQuery(year.id));
  const subjects = useQuery(subjectsQuery());
  const sets = useQuery(setsQuery(year.id));
  const people = useQuery(peopleQuery());
  const type = useQuery(schoolTypeQuery());
  const pupils = useQuery(pupilCountsQuery(year.id));
  const all = allOf(classes, subjects, sets, people, type, pupils);

  function choose(key: string) {
    setAdding(false);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('bahagian', key);
        return after;
      },
      { replace: true },
    );
  }

  if (importing.importId && !isReadOnly)
    return (
      <ImportPage
        kind="sets"
        title="Import set mengajar"
        noun="set"
        academicYearId={year.id}
        importId={importing.importId}
        onGo={importing.go}
        changes={['classes']}
      />
    );
  return (
    <>
      <PageHeader
        title="Kelas & subjek"
        state={all.data && sentenceOf({ classes: all.data[0], subjects: all.data[1], sets: all.data[2] })}
        action={
          <>
            <Button variant="secondary" icon="print" className="max-sm:hidden" onClick={() => window.print()}>
              Cetak
            </Button>
            <TableDownload
              name={`${shown.file}-${year.name}`}
              fetch={(format) => fetchTable(shown.table, year.id, format)}
            />
            {!isReadOnly && part === 'set' && (
              <Button variant="secondary" icon="upload" onClick={importing.begin}>
                Import
              </Button>
            )}
            {!isReadOnly && (
              <Button variant="secondary" icon="add" onClick={() => setAdding(true)}>
                {shown.add}
              </Button>
            )}
          </>
        }
      />
      <p className="hidden pb-3 print:block">Sesi {year.name}</p>
      <QueryStates query={all} what="Kelas dan subjek">
        {([ofYear, taught, made, members, schoolType, counts]) => {
          const known = {
            year,
            classes: ofYear,
            subjects: taught,
            sets: made,
            people: members,
            schoolType,
            pupils: counts,
            isReadOnly,
          };
          const adding = { isAdding, onAdd: () => setAdding(true), onClose: () => setAdding(false) };
          return (
            <Tabs
              label="Bahagian"
              chosen={part}
              onChoose={choose}
              tabs={[
                {
                  key: 'kelas',
                  label: 'Kelas',
                  count: ofYear.length,
                  content: <ClassesPart {...known} {...adding} />,
                },
                {
                  key: 'subjek',
                  label: 'Subjek',
                  count: taught.length,
                  content: <SubjectsPart {...known} {...adding} />,
                },
                {
                  key: 'set',
                  label: 'Set mengajar',
                  count: made.length,
                  content: (
                    <Suspense fallback={<SkeletonRows label="Memuatkan set mengajar…" />}>
                      <SetsPart {...known} {...adding} />
                    </Suspense>
                  ),
                },
                {
                  key: 'panitia',
                  label: 'Panitia',
                  content: (
                    <Suspense fallback={<SkeletonRows label="Memuatkan panitia…" />}>
                      <PanelsPart {...known} {...adding} />
                    </Suspense>
                  ),
                },
              ]}
            />
          );
        }}
      </QueryStates>
    </>
  );
}

type Counted = Pick<Known, 'classes' | 'subjects' | 'sets'>;

const sentenceOf = ({ classes, subjects, sets }: Counted) =>
  `${classes.length} kelas, ${subjects.length} subjek, ${sets.length} set mengajar`;
