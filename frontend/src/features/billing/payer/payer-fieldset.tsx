import type { FormError } from '../../../ui/form-summary';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { BillingDetails } from '../queries';
import { errorAt } from './error-at';
import { stateOptions } from './malaysian-states';
import { addressLines, ids } from './payer-form';

type PayerFieldsetProps = { details: BillingDetails; errors: readonly FormError[] };

/** The buyer as invoices and receipts name them. */
export function PayerFieldset({ details, errors }: PayerFieldsetProps) {
  const field = (id: string) => ({ id, name: id, error: errorAt(errors, id) });
  const { name, tin, brn, address, phone, email } = details;
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-4 font-semibold text-lg">Butiran pembayar</legend>
      <TextField
        {...field(ids.name)}
        label="Nama"
        help="Seperti pada invois dan resit."
        defaultValue={name}
        maxLength={150}
        autoComplete="organization"
      />
      <TextField
        {...field(ids.tin)}
        label="TIN"
        optional
        help="Nombor pengenalan cukai. Sekolah kerajaan tidak memerlukannya."
        defaultValue={tin ?? ''}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...field(ids.brn)} label="Nombor pendaftaran (BRN)" optional defaultValue={brn ?? ''} />
      {addressLines.map((index) => (
        <TextField
          key={index}
          {...field(ids.line(index))}
          label={`Alamat, baris ${index + 1}`}
          optional
          defaultValue={address?.lines[index] ?? ''}
          maxLength={100}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          {...field(ids.postcode)}
          label="Poskod"
          inputMode="numeric"
          maxLength={5}
          defaultValue={address?.postcode ?? ''}
        />
        <TextField {...field(ids.city)} label="Bandar" maxLength={50} defaultValue={address?.city ?? ''} />
      </div>
      <SelectField
        {...field(ids.state)}
        label="Negeri"
        options={[{ value: '', label: 'Pilih negeri' }, ...stateOptions]}
        defaultValue={address?.stateCode ?? ''}
      />
      <TextField {...field(ids.phone)} label="Telefon" type="tel" optional defaultValue={phone ?? ''} />
      <TextField
        {...field(ids.email)}
        label="E-mel"
        type="email"
        optional
        maxLength={254}
        defaultValue={email ?? ''}
      />
    </fieldset>
  );
}
