import { lazy, Suspense, useState } from 'react';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { SubjectSupervisions } from './subject-supervisions';
import { isCovered } from './supervised-teachers';
import type { Place } from './supervision-sheet';
import { SupervisorsPart } from './supervisors-part';
import { TeachersPart } from './teachers-part';
import { type Known, nameOf } from './use-supervisions';

const ProposalSheet = lazy(async () => ({ default: (await import('./proposal-sheet')).ProposalSheet }));
const SupervisionSheet = lazy(async () => ({
  default: (await import('./supervision-sheet')).SupervisionSheet,
}));
const DeadlineSection = lazy(async () => ({
  default: (await import('./deadline-section')).DeadlineSection,
}));
const VisitorLinksSection = lazy(async () => ({
  default: (await import('../visits')).VisitorLinksSection,
}));
const StepsSection = lazy(async () => ({ default: (await import('./steps-section')).StepsSection }));

type SupervisionsPageProps = { known: Known; isReadOnly: boolean };

/** Teachers with who verifies them, subjects that have a verifier of their own, what each supervisor reads, and who else may. */
export function SupervisionsPage({ known, isReadOnly }: SupervisionsPageProps) {
  const [place, setPlace] = useState<Place>();
  const [isProposing, setProposing] = useState(false);
  const missing = known.teachers.filter((teacher) => !isCovered(teacher)).length;
  const mayPropose = missing > 0 && known.supervisors.length > 0;
  const parts = { known, isReadOnly, onPlace: setPlace };
  return (
    <>
      <PageHeader
        title="Penyelia"
        state={sentence(known.teachers.length, missing)}
        action={
          !isReadOnly &&
          known.teachers.length > 0 &&
          (mayPropose ? (
            <Button onClick={() => setProposing(true)}>Cadangkan pembahagian</Button>
          ) : (
            <Button icon="add" onClick={() => setPlace({})}>
              Tetapkan penyemak
            </Button>
          ))
        }
      />
      {known.teachers.length === 0 ? (
        <EmptyState
          icon="people"
          title="Belum ada guru"
          action={<ButtonLink to={paths.users}>Jemput guru</ButtonLink>}
        >
          Guru yang menyertai sekolah tersenarai di sini, untuk ditetapkan siapa yang menyemak RPH mereka.
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-10">
          <TeachersPart {...parts} mayAdd={mayPropose} />
          <SubjectSupervisions {...parts} />
          <SupervisorsPart known={known} isReadOnly={isReadOnly} />
          <Suspense>
            <StepsSection />
            <DeadlineSection />
            <VisitorLinksSection teachers={byName(known)} />
          </Suspense>
        </div>
      )}
      <Suspense>
        {place && <SupervisionSheet known={known} place={place} onClose={() => setPlace(undefined)} />}
        {isProposing && <ProposalSheet known={known} onClose={() => setProposing(false)} />}
      </Suspense>
    </>
  );
}

function sentence(teachers: number, missing: number): string | undefined {
  if (teachers === 0) return undefined;
  return missing === 0
    ? `Semua ${teachers} guru ada penyemak.`
    : `${missing} daripada ${teachers} guru belum ada penyemak bagi semua subjeknya.`;
}

function byName(known: Known) {
  return known.teachers
    .map(({ teacherId }) => ({ id: teacherId, name: nameOf(teacherId, known) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ms'));
}
