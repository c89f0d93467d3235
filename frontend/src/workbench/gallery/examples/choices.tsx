import { CheckboxField } from '../../../ui/checkbox-field';
import { FieldGroup } from '../../../ui/field-group';
import { RadioField } from '../../../ui/radio-field';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';

export const title = 'Pilihan';

export function Example() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <SelectField
        label="Tingkatan"
        options={[1, 2, 3].map((form) => ({ value: String(form), label: `Tingkatan ${form}` }))}
      />
      <RadioField
        label="Tempoh bayaran"
        defaultValue="12"
        options={[
          { value: '1', label: 'Bulanan' },
          { value: '12', label: 'Tahunan', help: 'Jimat dua bulan' },
          { value: '24', label: 'Dua tahun', disabled: true },
        ]}
      />
      <FieldGroup label="Hari bertugas" error="Sila pilih sekurang-kurangnya satu hari.">
        <CheckboxField label="Isnin" />
        <CheckboxField label="Selasa" help="Giliran kantin" />
        <CheckboxField label="Rabu" disabled />
      </FieldGroup>
      <div>
        <SwitchField label="E-mel peringatan" help="Sehari sebelum kelas" defaultChecked />
        <SwitchField label="Bunyi" />
        <SwitchField label="SMS (belum tersedia)" disabled />
        <CheckboxField label="Saya bersetuju dengan terma" error="Sila tandakan untuk meneruskan." />
      </div>
    </div>
  );
}
