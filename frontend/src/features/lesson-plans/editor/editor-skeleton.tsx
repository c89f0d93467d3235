import { Skeleton } from '../../../ui/skeleton';

/** In the shape of the form. */
export function EditorSkeleton() {
  return (
    <div
      role="status"
      aria-label="Memuatkan rancangan…"
      data-own-head=""
      className="flex max-w-3xl flex-col gap-6 max-sm:pt-3"
    >
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
