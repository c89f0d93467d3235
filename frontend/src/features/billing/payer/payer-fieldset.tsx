import { MALAYSIAN_STATES, STATE_CODES } from '@rules/schools/domain/malaysian-state';
import { billingAddressBounds } from '../../../api/bounds/billing-address';
import type { Form } from '../../../forms/use-form';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { PayerFields } from './payer-form';

const states = STATE_CODES.map((value) => ({ value, label: MALAYSIAN_STATES[value] }));

/** The buyer as invoices and receipts name them. */
export function PayerFieldset({ form }: { form: Form<PayerFields> }) {
  const { lines } = form.values;
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="pb-4 font-semibold text-lg">Butiran pembayar</legend>
      <TextField
        {...form.field('name')}
        label="Nama"
        help="Seperti pada invois dan resit."
        autoComplete="organization"
      />
      <TextField
        {...form.field('tin')}
        label="TIN"
        optional
        help="Nombor pengenalan cukai. Sekolah kerajaan tidak memerlukannya."
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...form.field('brn')} label="Nombor pendaftaran (BRN)" optional />
      {lines.map((line, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address have no other name
          key={index}
          {...form.at(`lines.${index}`)}
          label={`Alamat, baris ${index + 1}`}
          optional
          maxLength={billingAddressBounds.lines.maxLength}
          value={line}
          onChange={({ target }) => form.edit({ lines: lines.with(index, target.value) })}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...form.field('postcode')} label="Poskod" inputMode="numeric" maxLength={5} />
        <TextField {...form.field('city')} label="Bandar" />
      </div>
      <SelectField
        {...form.field('state')}
        label="Negeri"
        options={[{ value: '', label: 'Pilih negeri' }, ...states]}
      />
      <TextField {...form.field('phone')} label="Telefon" type="tel" optional />
      <TextField {...form.field('email')} label="E-mel" type="email" optional />
    </fieldset>
  );
}
