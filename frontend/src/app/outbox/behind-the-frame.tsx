import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { watchOutbox } from '../../records/outbox/watch-outbox';
import { useWriter } from '../../school/use-writer';
import { yearParameter } from '../../site/paths';
import { isSharedDevice } from '../../site/shared-device';
import { PrintHeader, type PrintHeaderProps } from '../layouts/print-header';
import { prefetchDailyPages } from '../prefetch-daily-pages';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { outboxKinds } from './outbox-kinds';
import { OutboxPill } from './outbox-pill';

/** Of no page of the working day, and so nothing that a device keeps. */
const AcademicYearLine = lazy(() =>
  import('../layouts/academic-year-line').then(
    ({ AcademicYearLine }) => ({ default: AcademicYearLine }),
    () => ({ default: () => null }),
  ),
);

export type BehindTheFrameProps = PrintHeaderProps;

/** Fetched while there is a network: whoever loses it while writing still finds the way around. */
function fetchTheRest(): void {
  prefetchDailyPages();
  import('../../session/kept-store')
    .then(({ eraseAll, eraseTooOld }) => (isSharedDevice() ? eraseAll() : eraseTooOld(Date.now())))
    .catch(() => undefined);
  import('./is-ready-to-leave').catch(() => undefined);
}

/** What the frame of the school is whole without, fetched after it: the head of what is printed, which session a page is
 * about where it is not today's, what waits to be sent, and what the server has to tell. */
export function BehindTheFrame(school: BehindTheFrameProps) {
  const { owner } = useWriter();
  const { personId, schoolCode } = owner;
  const [search] = useSearchParams();
  useSubscriptionWatch(schoolCode);
  useEffect(fetchTheRest, []);
  useEffect(() => watchOutbox({ personId, schoolCode }, outboxKinds), [personId, schoolCode]);
  return (
    <>
      <PrintHeader {...school} />
      <Suspense>{search.has(yearParameter) && <AcademicYearLine />}</Suspense>
      <OutboxPill owner={owner} />
    </>
  );
}
