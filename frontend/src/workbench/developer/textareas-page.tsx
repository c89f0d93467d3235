import { PageHeader } from '../../ui/page-header';
import { TextareaField } from '../../ui/textarea-field';

const long = Array.from(
  { length: 12 },
  (_, line) => `${line + 1}. Murid membaca petikan dan menyatakan isi penting dengan betul.`,
).join('\n');

export function TextareasPage() {
  return (
    <>
      <PageHeader title="Kotak teks" state="Membesar mengikut tulisan, dalam semua keadaan." />
      <div className="grid gap-6 md:grid-cols-2">
        <TextareaField label="Kosong" help="Apa yang murid dapat buat pada akhir pelajaran." />
        <TextareaField label="Sudah diisi" defaultValue="Murid dapat mengenal pasti lima isi penting." />
        <TextareaField label="Panjang" defaultValue={long} />
        <TextareaField label="Dengan ralat" error="Sila tulis sekurang-kurangnya satu objektif." />
        <TextareaField label="Hanya dibaca" readOnly defaultValue="Disahkan oleh penyelia." />
        <TextareaField label="Tidak tersedia" disabled defaultValue="Langganan terhad." />
        <TextareaField label="Had 200 aksara" maxLength={200} optional />
      </div>
    </>
  );
}
