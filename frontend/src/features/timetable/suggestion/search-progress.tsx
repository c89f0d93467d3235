import { Button } from '../../../ui/button';
import { Progress } from '../../../ui/progress';
import type { SearchRun } from './use-time-search';

type SearchProgressProps = { run: SearchRun; pinned: number; onStop: () => void };

/** How many have a time, and what is still being done about it. */
export function SearchProgress({ run, pinned, onStop }: SearchProgressProps) {
  const { placed, activities } = run.news.state;
  const isWhole = placed === activities;
  return (
    <section
      aria-label="Kemajuan carian"
      className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="font-semibold text-3xl tabular-nums">{placed.toLocaleString('ms-MY')}</span>{' '}
          <span className="text-muted">
            daripada {activities.toLocaleString('ms-MY')} pelajaran diletakkan
          </span>
        </p>
        {!run.hasEnded && (
          <div className="flex items-center gap-3">
            <span className="text-muted text-sm tabular-nums">{Math.floor(run.seconds)} saat</span>
            <Button variant="secondary" size="small" icon="close" onClick={onStop}>
              Hentikan
            </Button>
          </div>
        )}
      </div>
      <Progress
        label={run.hasEnded ? 'Carian selesai' : isWhole ? 'Mengurangkan waktu kosong guru' : 'Mencari masa'}
        value={placed}
        max={activities}
        sentence={`${placed} daripada ${activities}`}
      />
      <p role="status" className="text-sm">
        {run.hasEnded &&
          [
            isWhole && 'Semua dapat diletakkan.',
            'Tiada pertindihan baharu.',
            pinned > 0 && `${pinned.toLocaleString('ms-MY')} slot lain tidak disentuh.`,
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
    </section>
  );
}
