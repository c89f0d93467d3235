import { classNames } from './class-names';

type SkeletonProps = { className?: string };

/** Give it the shape of what will stand there. Appears after 150 ms, so that fast pages never flash. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span className="block animate-appear" aria-hidden="true">
      <span className={classNames('block h-4 animate-pulse rounded-sm bg-line', className)} />
    </span>
  );
}

/** A list of rows that is being fetched; `label` is what a screen reader hears. */
export function SkeletonRows({ rows = 5, label = 'Memuatkan…' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content never move
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton className="size-9 rounded-md" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
