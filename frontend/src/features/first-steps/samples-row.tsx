import { OpenLink } from '../../school/open-link';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import { loadSamples, removeSamples } from './calls';
import { useFirstStepsChange } from './use-first-steps-change';

type SamplesRowProps = { samples: number; refusals: { create?: string; edit?: string } };

/** Plans to look at before one's own are written; they go again as they came. */
export function SamplesRow({ samples, refusals }: SamplesRowProps) {
  const loading = useFirstStepsChange(loadSamples, 'Rancangan contoh dimuatkan.');
  const removal = useFirstStepsChange(removeSamples, 'Rancangan contoh dibuang.');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-sunken/40 px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-64 text-pretty text-muted">
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
          <OpenLink
            to={paths.lessonPlans}
            className="inline-flex min-h-11 items-center px-2 font-medium text-accent sm:min-h-8"
          >
            Lihat contoh
          </OpenLink>
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
        </span>
      )}
    </div>
  );
}
