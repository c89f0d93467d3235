import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { reasonAdvice, reasonName } from '../names';
import type { EventFilter } from './event-filter';
import { EventList } from './event-list';
import { ReasonChoice } from './reason-choice';

const quarantined: EventFilter = { states: ['quarantined'] };

/** What could not be used, by reason, each with what helps. */
export function QuarantinePage() {
  const [search] = useSearchParams();
  const reason = search.get('reason') ?? '';
  const advice = reasonAdvice(reason);
  return (
    <>
      <PageHeader
        title="Kuarantin"
        state="Peristiwa yang sah tetapi tidak dapat diberi kesan. Tiada sekolah dibuka oleh peristiwa di sini."
      />
      <ReasonChoice chosen={reason} />
      {advice && (
        <p className="prose-width pb-4 text-sm">
          <strong className="font-semibold">{reasonName(reason)}.</strong> {advice}
        </p>
      )}
      <EventList
        key={reason}
        filter={reason ? { ...quarantined, reason } : quarantined}
        caption="Peristiwa dalam kuarantin"
        empty={
          <EmptyState icon="success" title="Kuarantin kosong">
            Semua peristiwa telah diselesaikan.
          </EmptyState>
        }
      />
    </>
  );
}
