import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { brokenRules } from '../../../forms/form-problem';
import { amountProblem, senOf } from '../../../forms/ringgit';
import { formatMoney } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { invoicesQuery } from '../calls';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { OrderDialogProps } from './order-dialog';

type Credit = { invoiceId: string; amount: string };

const rules = {
  invoiceId: ({ invoiceId }: Credit) => (invoiceId ? undefined : 'Sila pilih invois.'),
  amount: ({ amount }: Credit) => amountProblem(amount),
};

export function CreditDialog({ code, id, onClose }: OrderDialogProps) {
  const invoices = useQuery(invoicesQuery(code)).data ?? [];
  const params = { path: { code } };
  const form = useOperation({
    begun: { invoiceId: '', amount: '' },
    check: (credit) => brokenRules(rules, credit),
    act: ({ invoiceId, amount, reason }) => {
      const body = { id, invoiceId, reason, amountSen: senOf(amount) ?? 0 };
      return unwrap(api.POST('/api/operations/finance/schools/{code}/credit-notes', { params, body }));
    },
    done: 'Nota kredit dikeluarkan.',
    onDone: onClose,
  });
  return (
    <ReasonDialog title="Keluarkan nota kredit" verb="Keluarkan" form={form} onClose={onClose}>
      <SelectField
        {...form.field('invoiceId')}
        label="Invois"
        options={[
          { value: '', label: 'Pilih invois' },
          ...invoices.map((invoice) => ({
            value: invoice.id,
            label: `${invoice.number} · ${formatMoney(invoice.amountSen)}`,
          })),
        ]}
      />
      <TextField {...form.field('amount')} label="Jumlah (RM)" inputMode="decimal" />
    </ReasonDialog>
  );
}
