import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../queries/use-change';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/panel';
import { dismissFirstSteps, firstStepsQuery, restoreFirstSteps } from './calls';

/** Leads who administers a new school to the one list of what it needs; it stays in the rail for whoever puts this away. */
export function FirstSteps() {
  const { owner } = useWriter();
  const { data: facts } = useQuery(firstStepsQuery(owner.personId));
  const dismissal = useChange(dismissFirstSteps, {
    done: 'Disembunyikan. Persediaan kekal dalam menu.',
    changes: ['first-steps'],
    undo: restoreFirstSteps,
  });
  if (!facts?.isRegistered || facts.isDismissed) return null;
  return (
    <Panel
      title="Persediaan sekolah"
      action={
        <Button
          variant="quiet"
          size="small"
          busy={dismissal.isBusy}
          className="-mr-2"
          onClick={() => dismissal.make()}
        >
          Sembunyikan
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4">
        <p className="min-w-0 flex-1 basis-64 text-pretty text-muted">
          Guru, kelas, subjek, kalendar, jadual dan RPT dalam satu senarai, dengan apa yang perlu dibuat
          seterusnya.
        </p>
        <ButtonLink to={paths.adminDashboard}>Buka persediaan</ButtonLink>
      </div>
    </Panel>
  );
}
