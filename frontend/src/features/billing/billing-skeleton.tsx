import { Skeleton } from '../../ui/skeleton';

/** In the shape of the page. */
export function BillingSkeleton() {
  return (
    <div role="status" aria-label="Memuatkan langganan…" className="flex flex-col gap-6">
      <Skeleton className="h-8 w-2/3 max-w-md" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}
