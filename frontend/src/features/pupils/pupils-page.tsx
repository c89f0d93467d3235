import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportPage, useImportAddress } from '../../imports';
import { QueryStates } from '../../queries/query-states';
import type { AcademicYear } from '../../school/academic-year';
import { Button } from '../../ui/button';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { setName, subjectOf } from '../classes';
import { PupilCard } from './card/pupil-card';
import { PupilSheet } from './card/pupil-sheet';
import { NoPupils } from './list/no-pupils';
import { PupilFilterBar } from './list/pupil-filter-bar';
import { PupilList } from './list/pupil-list';
import { usePupilList } from './list/use-pupil-list';
import { ClassListSheet } from './paper/class-list-sheet';
import type { Erased } from './paper/erased-tables';
import { NotRecorded } from './paper/not-recorded';
import { PaperMenu } from './paper/paper-menu';
import { TakeTable } from './paper/take-table';
import type { PrintedKind } from './paper/use-recorded-print';
import { classNameIn } from './placing';
import { PrivacyLine } from './privacy-line';
import { cardParameter, withoutClass } from './pupil-address';
import { ownChoices, type PupilsKnown } from './pupil-choices';
import { pupilFilterIn, showsConsents, soughtBy, withCard, withConsents } from './pupil-filter';
import { countSentence } from './pupil-words';
import { opensCardsOf, type Reader } from './reader';

const LazyConsentsOfClass = lazy(async () => ({
  default: (await import('./consents/consents-of-class')).ConsentsOfClass,
}));

const LazyErasureCertificate = lazy(async () => ({
  default: (await import('./paper/erasure-certificate')).ErasureCertificate,
}));

type PupilsPageProps = PupilsKnown & { year: AcademicYear; isReadOnly: boolean; reader: Reader };

/** Who is taught: by class, group or set, or found by name; the card of one beside the list. */
export function PupilsPage({ year, isReadOnly, reader, ...known }: PupilsPageProps) {
  const [search, setSearch] = useSearchParams();
  const [number, setNumber] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [paper, setPaper] = useState<PrintedKind>();
  const [erased, setErased] = useState<Erased>();
  const filter = filterOf(search, reader, known);
  const text = number || filter.cari;
  const { classes, subjects, sets } = known;
  const own = useMemo(
    () => (reader.keeps ? [] : ownChoices({ classes, subjects, sets }, reader.userId)),
    [reader.keeps, reader.userId, classes, subjects, sets],
  );
  const { query, more, asked } = usePupilList(year.id, filter, text, own);
  const chosenId = search.get(cardParameter);
  const choose = (id: string | null) => setSearch((before) => withCard(before, id), { replace: true });
  const place = placeName(filter, known);
  const opensOf = (classId: string | null) => opensCardsOf(reader, classId, year, known.classes);
  // Whoever keeps pupils opens any card; others those of a class in sight.
  const opensCard =
    reader.keeps || query.data?.some(({ id, classId }) => id === chosenId && opensOf(classId)) === true;
  const mayChange = reader.keeps && !isReadOnly;
  // What the head will say and offer has its room before it comes.
  const isAwaited = !query.data && !query.error;
  const importing = useImportAddress();

  if (importing.importId && mayChange)
    return (
      <ImportPage
        kind="pupils"
        title="Import murid"
        noun="murid"
        academicYearId={year.id}
        importId={importing.importId}
        onGo={importing.go}
        changes={['pupils']}
      />
    );
  const ofClass = known.classes.find(({ id }) => id === filter.kelas && opensOf(id));
  if (ofClass && showsConsents(search))
    return (
      <QueryStates query={query} what="Murid">
        {(pupils) => (
          <Suspense fallback={<SkeletonRows label="Memuatkan persetujuan…" />}>
            <LazyConsentsOfClass year={year} schoolClass={ofClass} pupils={pupils} />
          </Suspense>
        )}
      </QueryStates>
    );
  if (erased)
    return (
      <Suspense fallback={<SkeletonRows label="Memuatkan sijil…" />}>
        <LazyErasureCertificate
          whom={erased.name}
          certificate={erased.certificate}
          trace={`Yang kekal hanya di bawah nombor ${erased.certificate.pupilId}, yang tidak lagi membawa kepada sesiapa.`}
          onClose={() => setErased(undefined)}
        />
      </Suspense>
    );
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Murid"
          state={
            (query.data || !query.error) && (
              <span className="block min-h-6 max-sm:min-h-12">
                {query.data && `${place} · ${countSentence(query.data, more !== undefined)}`}
              </span>
            )
          }
          action={
            <>
              {isAwaited && <span className="h-11 sm:h-10" />}
              {asked && query.data && query.data.length > 0 && !more && (
                <PaperMenu
                  asked={asked}
                  onDraw={setPaper}
                  onConsents={ofClass && (() => setSearch((before) => withConsents(before, ofClass.id)))}
                />
              )}
              {asked && query.data && query.data.length > 0 && <TakeTable asked={asked} reader={reader} />}
              {mayChange && (
                <Button variant="secondary" icon="upload" onClick={importing.begin}>
                  Import
                </Button>
              )}
              {mayChange && (
                <Button icon="add" aria-keyshortcuts="N" onClick={() => setAdding(true)}>
                  Tambah murid
                </Button>
              )}
            </>
          }
        />
      </div>
      <PupilFilterBar
        known={known}
        reader={reader}
        filter={filter}
        text={text}
        onText={(typed) => setNumber(soughtBy(typed).by === 'name' ? '' : typed)}
      />
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <QueryStates
            query={query}
            what="Murid"
            empty={
              <NoPupils
                place={place}
                sought={text}
                onForget={() => setNumber('')}
                onAdd={mayChange ? () => setAdding(true) : undefined}
                onImport={importing.begin}
              />
            }
          >
            {(pupils) => (
              <PupilList
                pupils={pupils}
                chosenId={chosenId}
                classNameOf={
                  filter.kelas === '' || number !== ''
                    ? (classId) => classNameIn(known.classes, classId)
                    : undefined
                }
                cardOf={(pupil) => (opensOf(pupil.classId) ? `?${withCard(search, pupil.id)}` : undefined)}
                onFollow={choose}
                more={more}
              />
            )}
          </QueryStates>
          <PrivacyLine reader={reader} />
        </div>
        {chosenId && opensCard && (
          <PupilCard
            key={chosenId}
            pupilId={chosenId}
            reader={reader}
            year={year}
            isReadOnly={isReadOnly}
            classes={known.classes}
            onClose={() => choose(null)}
            onErased={(gone) => {
              choose(null);
              setErased(gone);
            }}
          />
        )}
      </div>
      {paper && paper !== 'consents_printed' && query.data ? (
        <ClassListSheet kind={paper} place={place} yearName={year.name} pupils={query.data} />
      ) : (
        <NotRecorded />
      )}
      {isAdding && (
        <PupilSheet
          year={year}
          classes={known.classes}
          classId={filter.kelas === withoutClass ? '' : filter.kelas}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** A teacher begins with the first of their classes. */
function filterOf(search: URLSearchParams, reader: Reader, known: PupilsKnown) {
  const filter = pupilFilterIn(search);
  if (reader.keeps || filter.kelas || filter.set) return filter;
  return { ...filter, ...ownChoices(known, reader.userId)[0]?.filter };
}

/** What the list is narrowed to, in words. */
function placeName(
  { kelas, kumpulan, set }: ReturnType<typeof pupilFilterIn>,
  { classes, subjects, sets }: PupilsKnown,
): string {
  const chosenSet = sets.find(({ id }) => id === set);
  if (chosenSet) return `${subjectOf(chosenSet, subjects)}, ${setName(chosenSet, classes)}`;
  if (kelas === withoutClass) return 'Tanpa kelas';
  const chosen = classes.find(({ id }) => id === kelas);
  const group = chosen?.groups.find(({ id }) => id === kumpulan);
  if (!chosen) return 'Semua kelas';
  return group ? `${chosen.name}, ${group.name}` : chosen.name;
}
