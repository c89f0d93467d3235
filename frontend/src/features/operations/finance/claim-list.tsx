import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { Panel } from '../panel';
import { useMayAct } from '../use-may-act';
import { claimsQuery, type PaymentClaim } from './calls';
import { DeclineDialog, ReopenDialog } from './claim-decisions';
import { EvidenceButton } from './evidence-button';
import { methodNames } from './finance-names';
import { LazyPaymentDialog } from './lazy-dialogs';
import { emptyPayment } from './manual-payment';

/** `id` names the order: pressed twice it is done once. */
type Decision = { kind: 'record' | 'decline' | 'reopen'; claim: PaymentClaim; id: string };

const columns: readonly Column<PaymentClaim>[] = [
  { header: 'Dihantar', cell: ({ sentAt }) => formatShortDate(sentAt) },
  { header: 'Cara bayaran', cell: ({ method }) => methodNames[method] },
  { header: 'Rujukan', cell: ({ reference }) => reference },
  { header: 'Dibayar', cell: ({ paidOn }) => formatShortDate(paidOn) },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
  { header: 'Keputusan', cell: ({ state }) => (state === 'declined' ? 'Ditolak' : 'Belum diputuskan') },
];

/** Evidence that the school has sent and no payment is recorded of; nothing where there is none. */
export function ClaimList({ code }: { code: string }) {
  const { data: claims = [] } = useQuery(claimsQuery(code));
  const [decision, setDecision] = useState<Decision>();
  const mayAct = useMayAct('finance');
  if (claims.length === 0) return null;
  const close = () => setDecision(undefined);
  const decide = (kind: Decision['kind'], claim: PaymentClaim) =>
    setDecision({ kind, claim, id: randomUuid() });
  const actions = (claim: PaymentClaim) => (
    <>
      <EvidenceButton code={code} evidenceId={claim.id} />
      {claim.state === 'declined' ? (
        <Button size="small" variant="secondary" onClick={() => decide('reopen', claim)}>
          Buka semula
        </Button>
      ) : (
        <>
          <Button size="small" variant="secondary" onClick={() => decide('decline', claim)}>
            Tolak
          </Button>
          <Button size="small" onClick={() => decide('record', claim)}>
            Rekod bayaran ini
          </Button>
        </>
      )}
    </>
  );
  return (
    <Panel title="Bukti daripada sekolah">
      <DataTable
        caption="Bukti daripada sekolah"
        columns={columns}
        rows={claims}
        rowKey={({ id }) => id}
        actions={mayAct ? actions : undefined}
      />
      {decision?.kind === 'record' && (
        <Suspense>
          <LazyPaymentDialog code={code} id={decision.id} begun={begunWith(decision.claim)} onClose={close} />
        </Suspense>
      )}
      {decision?.kind === 'decline' && (
        <DeclineDialog code={code} id={decision.id} claim={decision.claim} onClose={close} />
      )}
      {decision?.kind === 'reopen' && (
        <ReopenDialog code={code} id={decision.id} claim={decision.claim} onClose={close} />
      )}
    </Panel>
  );
}

function begunWith({ id: evidenceId, method, reference, paidOn }: PaymentClaim) {
  return { ...emptyPayment, method, reference, paidOn, evidenceId };
}
