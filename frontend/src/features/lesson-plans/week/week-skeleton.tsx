import { PageHeader } from '../../../ui/page-header';
import { Skeleton } from '../../../ui/skeleton';

const [DAYS, LESSONS] = [5, 4];

/** In the shape of the week: five columns of cards, on a narrow screen one. */
export function WeekSkeleton() {
  return (
    <>
      <PageHeader title="Minggu Saya" />
      <div role="status" aria-label="Memuatkan minggu…" className="grid gap-3 lg:grid-cols-5">
        {Array.from({ length: DAYS }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns without content never move
          <div key={day} className="flex flex-col gap-2 max-lg:not-first:hidden">
            <Skeleton className="w-2/3" />
            {Array.from({ length: LESSONS }, (_, lesson) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Skeleton key={lesson} className="h-17.5" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
