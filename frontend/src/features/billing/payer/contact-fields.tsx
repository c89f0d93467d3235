import { billingContactBounds } from '../../../api/bounds/billing-contact';
import type { Form } from '../../../forms/use-form';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { emptyContact, maxContacts, type PayerFields } from './payer-form';

/** Who gets receipts beside the administrators. A row that is left empty is nobody. */
export function ContactFields({ form }: { form: Form<PayerFields> }) {
  const { contacts } = form.values;
  const write = (index: number, part: Partial<typeof emptyContact>) =>
    form.edit({ contacts: contacts.map((known, row) => (row === index ? { ...known, ...part } : known)) });
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-1 font-semibold text-lg">Penerima resit</legend>
      <p className="text-muted text-sm">
        Selain Admin Utama, sehingga {maxContacts} orang. Kosongkan baris untuk mengeluarkan penerima.
      </p>
      {contacts.map(({ name, email }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row that is still empty has no other name
        <div key={index} className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.at(`contacts.${index}.name`)}
            label={`Nama penerima ${index + 1}`}
            {...billingContactBounds.name}
            value={name}
            onChange={({ target }) => write(index, { name: target.value })}
          />
          <TextField
            {...form.at(`contacts.${index}.email`)}
            label={`E-mel penerima ${index + 1}`}
            type="email"
            {...billingContactBounds.email}
            value={email}
            onChange={({ target }) => write(index, { email: target.value })}
          />
        </div>
      ))}
      {contacts.length < maxContacts && (
        <Button
          variant="quiet"
          icon="add"
          className="self-start"
          onClick={() => form.edit({ contacts: [...contacts, emptyContact] })}
        >
          Tambah penerima
        </Button>
      )}
    </fieldset>
  );
}
