import { Skeleton } from '../../../ui/skeleton';

/** In the shape of the form. */
export function EditorSkeleton() {
  return (
    <div role="status" aria-label="Memuatkan rancangan…" className="flex max-w-3xl flex-col gap-6">
      <Skeleton className="h-8 w-1/2" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
