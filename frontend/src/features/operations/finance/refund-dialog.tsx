import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { formatMoney } from '../../../ui/format';
import { TextField } from '../../../ui/text-field';
import { providerName } from '../names';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { FinancePayment } from './finance-queries';
import type { OrderDialogProps } from './order-dialog';
import { senOf } from './ringgit';

type RefundDialogProps = OrderDialogProps & { payment: FinancePayment };

export function RefundDialog({ code, id, payment, onClose }: RefundDialogProps) {
  const { provider, paymentId, invoiceNumber, refundsBy, openRefund } = payment;
  const leftSen = openRefund?.amountSen ?? payment.amountSen - payment.refundedSen;
  const [amount, setAmount] = useState((leftSen / 100).toFixed(2));
  const [isChecked, setChecked] = useState(false);
  const amountSen = senOf(amount);
  const refund = useOperation(
    (order: { amountSen: number; reason: string }) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/refunds', {
          params: { path: { code } },
          body: { id, provider, paymentId, ...order },
        }),
      ),
    refundsBy === 'hand' ? 'Bayaran balik direkodkan.' : 'Bayaran dipulangkan.',
  );

  function confirm(reason: string) {
    setChecked(true);
    if (amountSen) refund.mutate({ amountSen, reason }, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title={`Pulangkan bayaran ${invoiceNumber}`}
      verb={refundsBy === 'hand' ? 'Rekodkan' : 'Pulangkan'}
      danger
      isPending={refund.isPending}
      error={refund.error}
      onConfirm={confirm}
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
      <TextField
        label="Jumlah (RM)"
        inputMode="decimal"
        value={amount}
        error={isChecked && !amountSen ? 'Sila taip jumlah, contohnya 150.00.' : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
    </ReasonDialog>
  );
}
