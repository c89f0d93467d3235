import { QueryStates } from '../../queries/query-states';
import { type AcademicYear, useAcademicYear } from '../../school/academic-year';
import { useWriter } from '../../school/use-writer';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/skeleton';
import { SupervisionsPage } from './supervisions-page';
import { useSupervisions } from './use-supervisions';

/** Who verifies whose plans, in the session that the address names. */
export function SupervisionsScreen() {
  const { chosen, isReadOnly } = useAcademicYear();
  if (chosen) return <SupervisionsOfYear key={chosen.id} year={chosen} isReadOnly={isReadOnly} />;
  return (
    <>
      <PageHeader title="Penyelia" />
      <SkeletonRows label="Memuatkan penyelia…" />
    </>
  );
}

function SupervisionsOfYear({ year, isReadOnly }: { year: AcademicYear; isReadOnly: boolean }) {
  const { refusals } = useWriter();
  const query = useSupervisions(year);
  return (
    <>
      {!query.data && <PageHeader title="Penyelia" />}
      <QueryStates query={query} what="Penyelia">
        {(known) => <SupervisionsPage known={known} isReadOnly={isReadOnly || refusals.edit !== undefined} />}
      </QueryStates>
    </>
  );
}
