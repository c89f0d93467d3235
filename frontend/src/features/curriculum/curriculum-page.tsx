import { GRADE_LEVELS } from '@rules/classes/domain/grade-level';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ImportPage, useImportAddress } from '../../imports';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { useSettled } from '../../queries/use-settled';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { addSample, type Edition, editionsQuery } from './calls';
import { useCurriculumAddress } from './curriculum-address';
import { CurriculumFilter } from './curriculum-filter';
import { EditionList } from './edition-list';
import { SearchResults } from './search-results';

const EditionPage = lazy(async () => ({ default: (await import('./edition-page')).EditionPage }));
const EditionSheet = lazy(async () => ({ default: (await import('./edition-sheet')).EditionSheet }));

/** The curricula of the school, what is sought in them, or the one that stands open. */
export function CurriculumPage() {
  const { read } = useCurriculumAddress();
  const { membership } = useCurrentSchool();
  const editions = useQuery(editionsQuery());
  const isAdmin = administers(membership);
  const importing = useImportAddress();
  const openId = read('edition');
  if (openId)
    return (
      <Suspense fallback={<SkeletonRows label="Memuatkan kurikulum…" />}>
        <EditionPage key={openId} id={openId} isAdmin={isAdmin} />
      </Suspense>
    );
  if (isAdmin && importing.importId)
    return (
      <ImportPage
        kind="curriculum"
        title="Import kurikulum"
        noun="baris"
        importId={importing.importId}
        onGo={importing.go}
        changes={['curriculum']}
      />
    );
  return <AllEditions query={editions} isAdmin={isAdmin} onImport={importing.begin} />;
}

type AllEditionsProps = {
  query: Parameters<typeof QueryStates<Edition[]>>[0]['query'];
  isAdmin: boolean;
  onImport: () => void;
};

function AllEditions({ query, isAdmin, onImport }: AllEditionsProps) {
  const [isAdding, setAdding] = useState(false);
  const nothing = <NoEditions isAdmin={isAdmin} onImport={onImport} />;
  return (
    <>
      <PageHeader
        title="Kurikulum (DSKP)"
        state={query.data && sentenceOf(query.data)}
        action={
          isAdmin && (
            <>
              <Button variant="secondary" icon="upload" className="print:hidden" onClick={onImport}>
                Import
              </Button>
              <Button variant="secondary" icon="add" className="print:hidden" onClick={() => setAdding(true)}>
                Tambah kurikulum
              </Button>
            </>
          )
        }
      />
      <QueryStates query={query} what="Kurikulum" empty={nothing}>
        {(editions) => <Browse editions={editions} />}
      </QueryStates>
      {isAdding && (
        <Suspense>
          <EditionSheet onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}

function Browse({ editions }: { editions: readonly Edition[] }) {
  const { read } = useCurriculumAddress();
  const query = useSettled(read('sought').trim(), 250);
  const subject = read('subject');
  const level = GRADE_LEVELS.find((each) => each === read('level'));
  const shown = editions.filter(
    ({ subjectName, gradeLevel }) =>
      (!subject || subjectName === subject) && (!level || gradeLevel === level),
  );
  return (
    <>
      <CurriculumFilter editions={editions} />
      {query ? (
        <SearchResults query={query} subject={subject} level={level} editions={editions} />
      ) : (
        <EditionList editions={shown} />
      )}
      {!query && shown.length === 0 && (
        <EmptyState icon="filter" title="Tiada kurikulum bagi pilihan ini">
          Pilih subjek atau tahun yang lain.
        </EmptyState>
      )}
    </>
  );
}

function NoEditions({ isAdmin, onImport }: { isAdmin: boolean; onImport: () => void }) {
  const adding = useChange(addSample, { done: 'Contoh rekaan ditambah.', changes: ['curriculum'] });
  if (!isAdmin)
    return (
      <EmptyState icon="yearlyPlan" title="Sekolah ini belum ada kurikulum">
        Pentadbir sekolah mengimport kurikulum yang sekolah berhak menggunakannya.
      </EmptyState>
    );
  return (
    <EmptyState
      icon="yearlyPlan"
      title="Sekolah ini belum ada kurikulum"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={onImport}>Import kurikulum</Button>
          <Button variant="secondary" busy={adding.isBusy} onClick={() => adding.make()}>
            Lihat contoh rekaan
          </Button>
        </div>
      }
    >
      Bawa masuk standard kandungan dan standard pembelajaran yang sekolah berhak menggunakannya, atau lihat
      dahulu contoh rekaan bagi tiga subjek.
    </EmptyState>
  );
}

function sentenceOf(editions: readonly Edition[]): string | undefined {
  if (editions.length === 0) return undefined;
  const subjects = new Set(editions.map(({ subjectName }) => subjectName.toLowerCase())).size;
  const standards = editions.reduce((sum, { learningStandards }) => sum + learningStandards, 0);
  return `${editions.length} kurikulum bagi ${subjects} subjek · ${standards} standard pembelajaran.`;
}
