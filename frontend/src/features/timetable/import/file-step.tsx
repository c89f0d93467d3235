import { FileReading } from '../../../imports/file-reading';
import { readTimetableFile, type TimetableFile } from '../calls';

export function FileStep({ onRead }: { onRead: (fileName: string, file: TimetableFile) => void }) {
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FileReading
        label="Fail jadual waktu"
        help="Eksport XML daripada program jadual waktu, atau XLSX dan CSV dengan lajur Hari, Masa, Kelas, Subjek, Guru dan Bilik, sehingga 10 MB. Fail dibaca di pelayan dan tidak disimpan."
        endings={['.xml', '.xlsx', '.csv']}
        read={readTimetableFile}
        changes={[]}
        onRead={(file, fileName) => onRead(fileName, file)}
      />
      <section aria-labelledby="import-meaning" className="text-sm">
        <h2 id="import-meaning" className="pb-2 font-semibold">
          Apa yang berlaku
        </h2>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-muted">
          <li>Kelas, subjek, guru dan bilik dalam fail dipadankan dengan yang ada di sekolah.</li>
          <li>Slot yang bertindih ditanya sekali bagi setiap jenis, bukan satu demi satu.</li>
          <li>Setiap kad dalam fail dikira, dan dibandingkan dengan jadual yang berkuat kuasa.</li>
          <li>Hasilnya draf baharu. Jadual yang berkuat kuasa tidak disentuh.</li>
        </ol>
      </section>
    </div>
  );
}
