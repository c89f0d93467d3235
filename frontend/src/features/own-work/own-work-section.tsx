import { useState } from 'react';
import { useChange } from '../../queries/use-change';
import { schoolCodeOfHost } from '../../school/current-school';
import { Button } from '../../ui/button';
import { FileField } from '../../ui/file-field';
import { malaysianDate } from '../../ui/format';
import { saveFile } from '../../ui/save-file';
import { SettingsSection } from '../../ui/settings-section';
import { countWords, placeWords } from './arrival-words';
import { type Arrival, bringOwnWork, fetchOwnWork, takeBackOwnWork, tryOwnWork } from './calls';
import { refusalWords } from './refusal-words';

const rules = { endings: ['.json'], maxBytes: 25_000_000 };

/** What a teacher has made goes with them: taken from one school, brought into another. */
export function OwnWorkSection() {
  return (
    <SettingsSection
      title="Bawa kerja sendiri"
      help="Rancangan, blok, template refleksi dan RPT sendiri, untuk dibawa ke sekolah lain. Bilangan murid tidak disertakan."
    >
      <TakeWork />
      <BringWork />
    </SettingsSection>
  );
}

function TakeWork() {
  const taking = useChange(
    async () => {
      const file = await fetchOwnWork();
      saveFile(file, `kerja-saya-${schoolCodeOfHost()}-${malaysianDate(new Date())}.json`);
    },
    { changes: [], done: 'Fail kerja anda dimuat turun. Pautan disertakan; fail lampiran tidak.' },
  );
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={taking.isBusy}
      className="self-start"
      onClick={() => taking.make()}
    >
      Muat turun kerja saya
    </Button>
  );
}

function BringWork() {
  const [file, setFile] = useState<File>();
  const [arrival, setArrival] = useState<Arrival>();
  const trial = useChange(async (chosen: File) => setArrival(await tryOwnWork(chosen)), {
    changes: [],
    words: refusalWords,
  });
  const bringing = useChange(bringOwnWork, {
    words: refusalWords,
    done: (brought) => `Dibawa masuk: ${countWords(brought, 'added')}.`,
    undo: async ({ made }) => made && takeBackOwnWork(made),
    refreshed: () => choose(undefined),
    changes: ['plan-blocks', 'reflection-templates', 'yearly-plans', 'shared-plans'],
  });
  function choose(chosen: File | undefined) {
    setFile(chosen);
    setArrival(undefined);
    if (chosen) trial.make(chosen);
  }
  const added = arrival && countWords(arrival, 'added');
  return (
    <div className="flex w-full flex-col gap-3 pt-2">
      <FileField
        label="Bawa masuk fail dari sekolah lain"
        help="Fail yang anda muat turun di sana. Anda melihat isinya dahulu."
        {...rules}
        files={file ? [file] : []}
        onChange={([chosen]) => choose(chosen)}
      />
      {trial.isBusy && <p role="status">Membaca fail…</p>}
      {arrival && <Preview arrival={arrival} />}
      {file && added && (
        <Button
          icon="upload"
          busy={bringing.isBusy}
          className="self-start"
          onClick={() => bringing.make(file)}
        >
          Bawa masuk
        </Button>
      )}
    </div>
  );
}

function Preview({ arrival }: { arrival: Arrival }) {
  const [added, there, invalid] = (['added', 'there', 'invalid'] as const).map((of) =>
    countWords(arrival, of),
  );
  return (
    <div role="status" className="flex flex-col gap-1 rounded-lg border border-line bg-sunken p-4 text-sm">
      <p className="font-semibold">Dari {arrival.school}</p>
      <p>{added ? `Akan dibawa masuk: ${added}.` : 'Tiada yang baharu dalam fail ini.'}</p>
      {there && <p>Sudah ada di sini dan tidak diubah: {there}.</p>}
      {invalid && <p className="text-warning">Tidak dapat dibawa masuk: {invalid}.</p>}
      {arrival.problems.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 font-medium">
            Yang bermasalah ({arrival.problems.length})
          </summary>
          <ul className="list-disc pl-5">
            {arrival.problems.map(({ field, message }) => (
              <li key={field} className="wrap-anywhere">
                {placeWords(field)} <span className="text-muted">({message})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {added && (
        <p className="text-muted">
          Rancangan datang sebagai contoh untuk PdP yang sama subjek dan tahap, tanpa dikongsi dengan sesiapa.
        </p>
      )}
    </div>
  );
}
