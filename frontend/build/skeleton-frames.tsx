import type { ReactNode } from 'react';
import { Logo } from '../src/ui/logo';
import { Skeleton } from '../src/ui/skeleton';

/** As high as the head of a page and its first two panels. */
function Content() {
  return (
    <>
      <Skeleton className="h-7 w-3/5 max-w-80" />
      <Skeleton className="mt-3 mb-8 w-2/5 max-w-56" />
      <div className="flex flex-col gap-5">
        <Panel />
        <Panel />
      </div>
    </>
  );
}

function Panel() {
  return (
    <div className="h-56 rounded-lg border border-line bg-raised p-4">
      <Skeleton className="w-32" />
      <Skeleton className="mt-8 w-4/5" />
      <Skeleton className="mt-4 w-3/5" />
    </div>
  );
}

function Entries({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <div key={width} className="flex min-h-9 shrink-0 items-center gap-2.5 px-2.5">
      <Skeleton className="size-4.5" />
      <Skeleton className={width} />
    </div>
  ));
}

function SchoolFrame() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="flex h-dvh flex-col gap-5 border-line border-r px-3 py-4 max-lg:hidden">
        <div className="px-2.5">
          <div className="flex min-h-9 items-center">
            <Logo />
          </div>
          <div className="mt-1.5 flex min-h-7 items-center">
            <Skeleton className="w-36" />
          </div>
        </div>
        <div className="min-h-9 rounded-md border border-line bg-raised" />
        <div>
          <Entries widths={['w-28', 'w-40', 'w-24']} />
        </div>
      </div>
      <div className="min-w-0">
        <div className="flex min-h-14 items-center border-line border-b px-4 lg:hidden">
          <Logo />
        </div>
        <div className="min-h-14 border-line border-b max-lg:hidden" />
        <div className="max-w-6xl px-4 pt-6 lg:px-10">
          <Content />
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 min-h-14 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden" />
    </div>
  );
}

function MainFrame() {
  return (
    <>
      <div className="border-line border-b bg-raised">
        <div className="mx-auto flex min-h-14 max-w-6xl items-center px-4 lg:px-8">
          <Logo />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 pt-8 lg:px-8">
        <Content />
      </div>
    </>
  );
}

function OperationsFrame() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="border-line border-b lg:h-dvh lg:border-r lg:border-b-0 lg:px-3 lg:py-4">
        <div className="flex min-h-14 items-center px-4 lg:min-h-0 lg:px-2.5 lg:pb-5">
          <Logo />
        </div>
        <div className="flex min-h-12 overflow-hidden px-2 lg:flex-col lg:px-0">
          <Entries widths={['w-20', 'w-24', 'w-16', 'w-28']} />
        </div>
      </div>
      <div className="max-w-6xl px-4 pt-6 lg:px-10">
        <Content />
      </div>
    </div>
  );
}

/** Of a page that waits for its scripts, by where it stands; only for whoever may be signed in. */
export const skeletonFrames: Readonly<Record<'school' | 'main' | 'operations', ReactNode>> = {
  school: <SchoolFrame />,
  main: <MainFrame />,
  operations: <OperationsFrame />,
};
