import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { Button } from '../../../ui/button';
import { DefinitionList } from '../../../ui/definition-list';
import { ErrorState } from '../../../ui/error-state';
import { Panel } from '../../../ui/panel';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton';
import { type BillingOverview, detailsQuery } from '../queries';
import { PayerEditor } from './payer-editor';
import { payerFacts } from './payer-facts';

type PayerSummaryProps = { schoolCode: string; overview: BillingOverview };

/** Who stands on the documents as the buyer; changed in place, for a locked school may open no other page. */
export function PayerSummary({ schoolCode, overview: { canRenew, providers } }: PayerSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data, error, isPending, isFetching, refetch } = useQuery(detailsQuery(schoolCode));
  const change = canRenew && data && (
    <Button variant="quiet" size="small" icon="edit" onClick={() => setOpen(true)}>
      Ubah
    </Button>
  );
  return (
    <div className="pt-10">
      <Panel title="Butiran pembayar" action={change}>
        <div className="px-4 py-1.5">
          {isPending && <SkeletonRows rows={3} label="Memuatkan butiran…" />}
          {error && (
            <ErrorState title="Butiran tidak dapat dimuatkan" onRetry={refetch} retrying={isFetching}>
              {errorMessage(error)}
            </ErrorState>
          )}
          {data && <DefinitionList items={payerFacts(data)} />}
        </div>
      </Panel>
      {isOpen && data && (
        <Sheet title="Ubah butiran pembayar" onClose={close}>
          <PayerEditor schoolCode={schoolCode} details={data} providers={providers} onSaved={close} />
        </Sheet>
      )}
    </div>
  );
}
