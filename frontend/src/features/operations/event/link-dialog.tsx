import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ComboboxField } from '../../../ui/combobox-field';
import { formatMoney, formatShortDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { type EventDetail, invoicesQuery, schoolsQuery } from '../calls';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';

type LinkDialogProps = { event: EventDetail; onLinked: () => void; onClose: () => void };

const statuses: Readonly<Record<string, string>> = {
  open: 'belum dibayar',
  paid: 'dibayar',
  void: 'dibatalkan',
};

const notChosen = { field: 'invoiceId', message: 'Sila pilih sekolah dan invoisnya.' };

/** Says for which invoice an unknown bill was; the event is processed again at once. */
export function LinkDialog({ event, onLinked, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState('');
  const params = { path: { id: event.id } };
  const form = useOperation({
    begun: { school: '', invoiceId: '' },
    check: ({ invoiceId }) => (invoiceId ? [] : [notChosen]),
    act: (body) => unwrap(api.POST('/api/operations/events/{id}/link', { params, body })),
    done: 'Bil dipautkan. Peristiwa sedang diproses semula.',
    onDone() {
      onLinked();
      onClose();
    },
  });
  const { school } = form.values;
  const schools = useQuery(schoolsQuery(typed));
  const invoices = useQuery(invoicesQuery(school));
  const claimed = event.claims.find(({ amountSen }) => amountSen !== null)?.amountSen;

  return (
    <ReasonDialog title="Pautkan bil kepada invois" verb="Pautkan dan proses" form={form} onClose={onClose}>
      {claimed != null && (
        <p className="text-sm">
          Peristiwa ini menyatakan <strong>{formatMoney(claimed)}</strong>. Invois mesti sama jumlahnya.
        </p>
      )}
      <ComboboxField
        label="Sekolah"
        help="Taip kod atau nama sekolah."
        options={(schools.data ?? []).map(({ code, name }) => ({
          value: code,
          label: `${name} (${code.toUpperCase()})`,
        }))}
        value={school}
        onChange={(code) => form.edit({ school: code, invoiceId: '' })}
        onQuery={setTyped}
        isSearching={schools.isFetching}
      />
      <SelectField
        {...form.field('invoiceId')}
        label="Invois"
        disabled={!invoices.data}
        options={[
          { value: '', label: school ? 'Pilih invois' : 'Pilih sekolah dahulu' },
          ...(invoices.data ?? []).map(({ id, number, amountSen, status, createdAt }) => ({
            value: id,
            label: `${number} · ${formatMoney(amountSen)} · ${formatShortDate(createdAt)} · ${statuses[status] ?? status}`,
          })),
        ]}
      />
    </ReasonDialog>
  );
}
