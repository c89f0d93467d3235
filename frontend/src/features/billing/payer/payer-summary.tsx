import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { Button } from '../../../ui/button';
import { DefinitionList } from '../../../ui/definition-list';
import { Panel } from '../../../ui/panel';
import { Sheet } from '../../../ui/sheet';
import { type BillingOverview, detailsQuery } from '../calls';
import { PayerEditor } from './payer-editor';
import { payerFacts } from './payer-facts';

type PayerSummaryProps = { schoolCode: string; overview: BillingOverview };

/** Who stands on the documents as the buyer; changed in place, for a locked school may open no other page. */
export function PayerSummary({ schoolCode, overview: { canRenew, providers } }: PayerSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const query = useQuery(detailsQuery(schoolCode));
  const { data } = query;
  const change = canRenew && data && (
    <Button variant="quiet" size="small" icon="edit" onClick={() => setOpen(true)}>
      Ubah
    </Button>
  );
  return (
    <div className="pt-10">
      <Panel title="Butiran pembayar" action={change}>
        <div className="px-4 py-1.5">
          <QueryStates query={query} what="Butiran pembayar">
            {(details) => <DefinitionList items={payerFacts(details)} />}
          </QueryStates>
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
