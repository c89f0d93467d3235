import { useState } from 'react';
import { ComboboxField } from '../../../ui/combobox-field';

export const title = 'Kotak carian pilihan';

const subjects = [
  'Bahasa Melayu',
  'Bahasa Inggeris',
  'Matematik',
  'Sains',
  'Sejarah',
  'Geografi',
  'Pendidikan Islam',
  'Pendidikan Moral',
  'Reka Bentuk dan Teknologi',
].map((label) => ({ value: label, label }));

export function Example() {
  const [subject, setSubject] = useState('');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ComboboxField
        label="Mata pelajaran"
        help="Taip sebahagian nama: “reka tek”."
        options={subjects}
        value={subject}
        onChange={setSubject}
      />
      <ComboboxField
        label="Mata pelajaran kedua"
        error="Sila pilih satu daripada senarai."
        options={subjects}
        value="Sains"
        onChange={setSubject}
      />
      <ComboboxField
        label="Guru"
        help="Sedang dicari di pelayan."
        options={[]}
        value=""
        onChange={setSubject}
        onQuery={() => undefined}
        isSearching
      />
      <ComboboxField label="Kelas" options={[]} value="" onChange={setSubject} disabled />
    </div>
  );
}
