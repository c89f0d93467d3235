import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { formatMoney } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { invoicesQuery } from '../queries';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { OrderDialogProps } from './order-dialog';
import { senOf } from './ringgit';

export function CreditDialog({ code, id, onClose }: OrderDialogProps) {
  const invoices = useQuery(invoicesQuery(code)).data ?? [];
  const [invoiceId, setInvoiceId] = useState('');
  const [amount, setAmount] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amountSen = senOf(amount);
  const note = useOperation(
    (order: { amountSen: number; reason: string }) =>
      unwrap(
        api.POST('/api/operations/finance/schools/{code}/credit-notes', {
          params: { path: { code } },
          body: { id, invoiceId, ...order },
        }),
      ),
    'Nota kredit dikeluarkan.',
  );

  function confirm(reason: string) {
    setChecked(true);
    if (invoiceId && amountSen) note.mutate({ amountSen, reason }, { onSuccess: onClose });
  }

  return (
    <ReasonDialog
      title="Keluarkan nota kredit"
      verb="Keluarkan"
      isPending={note.isPending}
      error={note.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <SelectField
        label="Invois"
        value={invoiceId}
        error={isChecked && !invoiceId ? 'Sila pilih invois.' : undefined}
        onChange={({ target }) => setInvoiceId(target.value)}
        options={[
          { value: '', label: 'Pilih invois' },
          ...invoices.map((invoice) => ({
            value: invoice.id,
            label: `${invoice.number} · ${formatMoney(invoice.amountSen)}`,
          })),
        ]}
      />
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
