import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../queries/use-change';
import { OpenLink } from '../../school/open-link';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { firstStepsQuery, loadSamples, removeSamples } from './calls';

/** Plans to look at before one's own are written; they go again as they came. */
export function Samples() {
  const { owner, refusals } = useWriter();
  const { data: facts } = useQuery(firstStepsQuery(owner.personId));
  const changes = ['first-steps', 'lesson-plans'] as const;
  const loading = useChange(loadSamples, { done: 'Rancangan contoh dimuatkan.', changes });
  const removal = useChange(removeSamples, { done: 'Rancangan contoh dibuang.', changes });
  if (!facts?.isRegistered) return null;
  const { samples } = facts;
  return (
    <Panel title="Rancangan contoh">
      <div className="flex flex-col items-start gap-3 px-4 py-4 text-sm">
        <p className="text-pretty text-muted">
          {samples === 0
            ? 'Mahu melihat dahulu? Muat lima rancangan contoh bagi minggu ini; hanya anda yang melihatnya.'
            : `${samples} rancangan contoh ada dalam senarai anda. Yang anda ubah menjadi rancangan anda sendiri.`}
        </p>
        {samples === 0 ? (
          <Button
            variant="secondary"
            size="small"
            busy={loading.isBusy}
            disabled={refusals.create !== undefined}
            title={refusals.create}
            onClick={() => loading.make()}
          >
            Muat contoh
          </Button>
        ) : (
          <span className="flex items-center gap-2">
            <Button
              variant="secondary"
              size="small"
              busy={removal.isBusy}
              disabled={refusals.edit !== undefined}
              title={refusals.edit}
              onClick={() => removal.make()}
            >
              Buang contoh
            </Button>
            <OpenLink
              to={paths.lessonPlans}
              className="inline-flex min-h-11 items-center px-2 font-medium text-accent sm:min-h-8"
            >
              Lihat contoh
            </OpenLink>
          </span>
        )}
      </div>
    </Panel>
  );
}
