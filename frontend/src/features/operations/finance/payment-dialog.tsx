import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { FileField } from '../../../ui/file-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { methodNames } from './finance-names';
import { plansQuery } from './finance-queries';
import { emptyPayment, type ManualPayment, paymentProblems } from './manual-payment';
import type { OrderDialogProps } from './order-dialog';
import { recordPayment } from './record-payment';

/** One of two, as it was asked for once, is chosen no more; what was sent so keeps it. */
const methodsBeside = (chosen: string) =>
  Object.entries(methodNames)
    .filter(([value]) => value !== 'bank-in' || value === chosen)
    .map(([value, label]) => ({ value, label }));
const terms = [
  { value: '1', label: 'Sebulan' },
  { value: '12', label: 'Setahun' },
];
const evidence = { endings: ['.jpg', '.jpeg', '.png', '.pdf'], maxBytes: 5_000_000 };

/** Money that came past every provider. The evidence is kept first, then the payment names it. `begun`: as a school
 * has told of it, with evidence that is kept already. */
export function PaymentDialog({ code, id, onClose, begun }: OrderDialogProps & { begun?: ManualPayment }) {
  const plans = useQuery(plansQuery()).data ?? [];
  const [payment, setPayment] = useState<ManualPayment>(begun ?? emptyPayment);
  const [isChecked, setChecked] = useState(false);
  const priceSen = plans
    .find(({ code: planCode }) => planCode === payment.planCode)
    ?.prices.find(({ termMonths }) => String(termMonths) === payment.termMonths)?.amountSen;
  const problems = isChecked ? paymentProblems(payment, priceSen) : {};
  const change = (part: Partial<ManualPayment>) => setPayment({ ...payment, ...part });
  const recording = useOperation(
    (reason: string) => recordPayment(code, { id, reason, ...payment }),
    'Bayaran direkodkan.',
  );

  const looksRecorded =
    payment.isAnother ||
    (recording.error instanceof ApiError && recording.error.code === 'PAYMENT_LOOKS_RECORDED');

  function confirm(reason: string) {
    setChecked(true);
    if (Object.keys(paymentProblems(payment, priceSen)).length === 0)
      recording.mutate(reason, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title="Rekod bayaran manual"
      verb="Rekodkan"
      isPending={recording.isPending}
      error={recording.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        label="Pelan"
        value={payment.planCode}
        error={problems.planCode}
        onChange={({ target }) => change({ planCode: target.value })}
        options={[
          { value: '', label: 'Pilih pelan' },
          ...plans.map(({ code: planCode, name }) => ({ value: planCode, label: name })),
        ]}
      />
      <SelectField
        label="Tempoh"
        value={payment.termMonths}
        onChange={({ target }) => change({ termMonths: target.value })}
        options={terms}
      />
      <DateField
        label="Tarikh diterima"
        value={payment.paidOn}
        error={problems.paidOn}
        onChange={({ target }) => change({ paidOn: target.value })}
      />
      <SelectField
        label="Cara bayaran"
        value={payment.method}
        onChange={({ target }) => change({ method: target.value })}
        options={methodsBeside(payment.method)}
      />
      <TextField
        label="Nombor rujukan"
        value={payment.reference}
        error={problems.reference}
        maxLength={100}
        onChange={({ target }) => change({ reference: target.value })}
      />
      <TextField
        label="Jumlah pada bukti (RM)"
        help="Taip apa yang tertera pada bukti. Jumlah ini dibandingkan dengan harga pelan."
        inputMode="decimal"
        value={payment.amount}
        error={problems.amount}
        onChange={({ target }) => change({ amount: target.value })}
      />
      {looksRecorded && (
        <CheckboxField
          label="Ini bayaran lain"
          help="Saya sudah menyemak senarai bayaran sekolah ini."
          checked={payment.isAnother}
          onChange={({ target }) => change({ isAnother: target.checked })}
        />
      )}
      {!payment.evidenceId && (
        <FileField
          label="Bukti bayaran"
          help="JPEG, PNG atau PDF, sehingga 5 MB."
          {...evidence}
          files={payment.files}
          error={problems.files}
          onChange={(files) => change({ files })}
        />
      )}
    </ReasonDialog>
  );
}
