import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { brokenRules } from '../../../forms/form-problem';
import { amountProblem, senOf } from '../../../forms/ringgit';
import { formatMoney } from '../../../ui/format';
import { TextField } from '../../../ui/text-field';
import { providerName } from '../names';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { FinancePayment } from './calls';
import type { OrderDialogProps } from './order-dialog';

type RefundDialogProps = OrderDialogProps & { payment: FinancePayment };

export function RefundDialog({ code, id, payment, onClose }: RefundDialogProps) {
  const { provider, paymentId, invoiceNumber, refundsBy, openRefund } = payment;
  const leftSen = openRefund?.amountSen ?? payment.keptSen - payment.pendingSen;
  const params = { path: { code } };
  const form = useOperation({
    begun: { amount: (leftSen / 100).toFixed(2) },
    check: (refund) => brokenRules({ amount: ({ amount }) => amountProblem(amount) }, refund),
    act: ({ amount, reason }) => {
      const body = { id, provider, paymentId, reason, amountSen: senOf(amount) ?? 0 };
      return unwrap(api.POST('/api/operations/finance/schools/{code}/refunds', { params, body }));
    },
    done: refundsBy === 'hand' ? 'Bayaran balik direkodkan.' : 'Penyedia sedang memulangkan bayaran ini.',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={`Pulangkan bayaran ${invoiceNumber}`}
      verb={refundsBy === 'hand' ? 'Rekodkan' : 'Pulangkan'}
      danger
      form={form}
      onClose={onClose}
    >
      <p className="text-sm">
        {formatMoney(payment.amountSen)} dibayar, {formatMoney(payment.refundedSen)} telah dipulangkan. Nota
        kredit dihantar kepada sekolah jika invois itu tidak lagi dibayar sepenuhnya. Bayaran balik penuh
        menamatkan apa yang dibeli dengannya.
      </p>
      <p className="text-sm">
        {refundsBy === 'hand'
          ? 'Penyedia ini tidak memulangkan wang melalui sistem. Pulangkan wang dahulu, kemudian rekodkan di sini.'
          : `Wang dipulangkan terus oleh ${providerName(provider)}.`}
      </p>
      <TextField {...form.field('amount')} label="Jumlah (RM)" inputMode="decimal" />
    </ReasonDialog>
  );
}
