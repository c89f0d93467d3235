import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { recordPaymentBounds } from '../../../api/bounds/record-payment';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { FileField } from '../../../ui/file-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import { plansQuery } from './calls';
import { methodNames } from './finance-names';
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
  const [looksRecorded, setLooksRecorded] = useState(begun?.isAnother ?? false);
  const priceOf = ({ planCode, termMonths }: ManualPayment) =>
    plans
      .find(({ code: known }) => known === planCode)
      ?.prices.find((price) => String(price.termMonths) === termMonths)?.amountSen;
  const form = useOperation({
    bounds: { reference: recordPaymentBounds.reference },
    begun: begun ?? emptyPayment,
    check: (payment) => paymentProblems(payment, priceOf(payment)),
    act: (order) => recordPayment(code, { id, ...order }),
    done: 'Bayaran direkodkan.',
    onDone: onClose,
    onRefused: (failure) =>
      setLooksRecorded(failure instanceof ApiError && failure.code === 'PAYMENT_LOOKS_RECORDED'),
  });
  const { method, files, evidenceId } = form.values;

  return (
    <ReasonDialog title="Rekod bayaran manual" verb="Rekodkan" form={form} onClose={onClose}>
      <SelectField
        {...form.field('planCode')}
        label="Pelan"
        options={[
          { value: '', label: 'Pilih pelan' },
          ...plans.map(({ code: planCode, name }) => ({ value: planCode, label: name })),
        ]}
      />
      <SelectField {...form.field('termMonths')} label="Tempoh" options={terms} />
      <DateField {...form.field('paidOn')} label="Tarikh diterima" />
      <SelectField {...form.field('method')} label="Cara bayaran" options={methodsBeside(method)} />
      <TextField {...form.field('reference')} label="Nombor rujukan" />
      <TextField
        {...form.field('amount')}
        label="Jumlah pada bukti (RM)"
        help="Taip apa yang tertera pada bukti. Jumlah ini dibandingkan dengan harga pelan."
        inputMode="decimal"
      />
      {looksRecorded && (
        <CheckboxField
          {...form.box('isAnother')}
          label="Ini bayaran lain"
          help="Saya sudah menyemak senarai bayaran sekolah ini."
        />
      )}
      {!evidenceId && (
        <FileField
          {...form.at('files')}
          label="Bukti bayaran"
          help="JPEG, PNG atau PDF, sehingga 5 MB."
          {...evidence}
          files={files}
          onChange={(chosen) => form.edit({ files: chosen })}
        />
      )}
    </ReasonDialog>
  );
}
