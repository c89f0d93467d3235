import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { type Column, DataTable } from '../../../ui/data-table';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { providerName } from '../names';
import { Panel } from '../panel';
import { useMayAct } from '../use-may-act';
import type { FinancePayment } from './calls';
import { EvidenceButton } from './evidence-button';
import { methodNames } from './finance-names';
import { RefundDialog } from './refund-dialog';

const columns: readonly Column<FinancePayment>[] = [
  { header: 'Invois', cell: ({ invoiceNumber }) => invoiceNumber },
  { header: 'Dibayar', cell: ({ paidAt }) => formatShortDate(paidAt) },
  { header: 'Melalui', cell: (payment) => wayOf(payment) },
  { header: 'Jumlah', cell: ({ amountSen }) => formatMoney(amountSen), align: 'right' },
  { header: 'Dipulangkan', cell: (payment) => <RefundCell payment={payment} />, align: 'right' },
];

type PaymentCellProps = { payment: FinancePayment };
type PaymentTableProps = { code: string; payments: readonly FinancePayment[] };

export function PaymentTable({ code, payments }: PaymentTableProps) {
  const [refunded, setRefunded] = useState<{ payment: FinancePayment; id: string }>();
  const mayAct = useMayAct('finance');
  const action = (payment: FinancePayment) => (
    <>
      {payment.evidenceId && <EvidenceButton code={code} evidenceId={payment.evidenceId} />}
      {payment.keptSen > 0 && !isDisputed(payment) && (
        <Button size="small" variant="secondary" onClick={() => setRefunded({ payment, id: randomUuid() })}>
          Pulangkan
        </Button>
      )}
    </>
  );
  return (
    <Panel title="Bayaran">
      {payments.length === 0 ? (
        <p className="text-muted text-sm">Belum ada bayaran.</p>
      ) : (
        <DataTable
          caption="Bayaran"
          columns={columns}
          rows={payments}
          rowKey={({ provider, paymentId }) => `${provider} ${paymentId}`}
          actions={mayAct ? action : undefined}
        />
      )}
      {refunded && <RefundDialog code={code} {...refunded} onClose={() => setRefunded(undefined)} />}
    </Panel>
  );
}

function wayOf({ provider, manualMethod }: FinancePayment): string {
  return manualMethod === null ? providerName(provider) : methodNames[manualMethod];
}

/** The bank decides of the money. */
function isDisputed({ atStakeSen }: FinancePayment): boolean {
  return atStakeSen > 0;
}

function RefundCell({ payment }: PaymentCellProps) {
  const { refundedSen, pendingSen, openRefund, dispute, lostSen, atStakeSen } = payment;
  return (
    <span className="flex flex-col items-end gap-1">
      {refundedSen === 0 ? '–' : formatMoney(refundedSen)}
      {pendingSen > 0 && <span className="text-xs">{formatMoney(pendingSen)} sedang diproses</span>}
      {atStakeSen > 0 && (
        <>
          <Badge tone="danger" icon="warning">
            Dipertikaikan di bank
          </Badge>
          <span className="text-xs">{formatMoney(atStakeSen)} dipertaruhkan</span>
        </>
      )}
      {lostSen > 0 && (
        <>
          <Badge tone="danger" icon="warning">
            Ditarik balik oleh bank
          </Badge>
          <span className="text-xs">{formatMoney(lostSen)} hilang</span>
        </>
      )}
      {dispute === 'won' && <Badge>Pertikaian dimenangi</Badge>}
      {openRefund && (
        <Badge tone="warning" icon="warning">
          {openRefund.failure === null ? 'Menunggu penyedia' : 'Gagal, sila ulang'}
        </Badge>
      )}
    </span>
  );
}
