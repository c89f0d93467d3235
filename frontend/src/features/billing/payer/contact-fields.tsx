import { useState } from 'react';
import { Button } from '../../../ui/button';
import type { FormError } from '../../../ui/form-summary';
import { TextField } from '../../../ui/text-field';
import type { BillingDetails } from '../queries';
import { errorAt } from './error-at';
import { ids, maxContacts } from './payer-form';

type ContactFieldsProps = { contacts: BillingDetails['contacts']; errors: readonly FormError[] };

/** Who gets receipts beside the administrators. A row that is left empty is nobody. */
export function ContactFields({ contacts, errors }: ContactFieldsProps) {
  const [rows, setRows] = useState(Math.max(1, contacts.length));
  const field = (id: string) => ({ id, name: id, error: errorAt(errors, id) });
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-1 font-semibold text-lg">Penerima resit</legend>
      <p className="text-muted text-sm">
        Selain Admin Utama, sehingga {maxContacts} orang. Kosongkan baris untuk mengeluarkan penerima.
      </p>
      {Array.from({ length: rows }, (_row, index) => ids.contactName(index)).map((id, index) => (
        <div key={id} className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field(id)}
            label={`Nama penerima ${index + 1}`}
            maxLength={200}
            defaultValue={contacts[index]?.name ?? ''}
          />
          <TextField
            {...field(ids.contactEmail(index))}
            label={`E-mel penerima ${index + 1}`}
            type="email"
            maxLength={254}
            defaultValue={contacts[index]?.email ?? ''}
          />
        </div>
      ))}
      {rows < maxContacts && (
        <Button variant="quiet" icon="add" className="self-start" onClick={() => setRows(rows + 1)}>
          Tambah penerima
        </Button>
      )}
    </fieldset>
  );
}
