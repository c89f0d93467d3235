import { MOST_FILE_BYTES } from '@rules/imports/domain/file-limit';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { FileField } from '../../../ui/file-field';
import { readTimetableFile, type TimetableFile } from '../api';
import { importRefusal } from './import-words';

/** Read on the server as soon as it is chosen; a file that could not be sent stays chosen. */
export function FileStep({ onRead }: { onRead: (fileName: string, file: TimetableFile) => void }) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const reading = useChange(readTimetableFile);

  async function read(chosen: File) {
    setProblem(undefined);
    try {
      onRead(chosen.name, await reading.send(chosen));
    } catch (failure) {
      setProblem(importRefusal(failure));
    }
  }

  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <FileField
        label="Fail jadual waktu"
        help="Eksport XML daripada program jadual waktu, atau XLSX dan CSV dengan lajur Hari, Masa, Kelas, Subjek, Guru dan Bilik, sehingga 10 MB. Fail dibaca di pelayan dan tidak disimpan."
        error={problem}
        endings={['.xml', '.xlsx', '.csv']}
        maxBytes={MOST_FILE_BYTES}
        files={file ? [file] : []}
        disabled={reading.isBusy}
        onChange={([chosen]) => {
          setFile(chosen);
          setProblem(undefined);
          if (chosen) void read(chosen);
        }}
      />
      {reading.isBusy && (
        <p role="status" className="text-muted text-sm">
          Fail sedang dibaca…
        </p>
      )}
      {file && problem && (
        <div>
          <Button variant="secondary" icon="retry" onClick={() => void read(file)}>
            Cuba baca lagi
          </Button>
        </div>
      )}
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
