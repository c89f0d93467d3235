import { NumberField } from '../../../ui/number-field';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { TextareaField } from '../../../ui/textarea-field';

export const title = 'Medan teks, nombor dan kata laluan';

export function Example() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Nama penuh" help="Seperti dalam kad pengenalan." autoComplete="off" />
      <TextField label="Kelas" optional />
      <TextField label="E-mel" defaultValue="guru" error="Sila tulis e-mel seperti guru@sekolah.my." />
      <TextField label="Kod sekolah" defaultValue="ABA1001" disabled />
      <TextField label="Nombor invois" defaultValue="INV-2026-000001" readOnly />
      <NumberField label="Bilangan murid" defaultValue="32" />
      <NumberField label="Markah" isDecimal defaultValue="87.5" />
      <PasswordField label="Kata laluan" autoComplete="off" />
      <TextareaField label="Catatan" help="Membesar mengikut tulisan." />
    </div>
  );
}
