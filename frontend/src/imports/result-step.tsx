import type { Kept } from '../api/kept';
import { TableDownload } from '../queries/table-download';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { fetchLeftOut, type Import, undoImport } from './calls';
import { importRefusal, leftOutName, resultSentence } from './import-words';

type ResultStepProps = {
  opened: Import;
  noun: string;
  onGo: (importId: null) => void;
  changes: readonly Kept[];
};

/** What came of it; for a week it is taken back whole but for what somebody has changed since. */
export function ResultStep({ opened, noun, onGo, changes }: ResultStepProps) {
  const undoing = useChange(() => undoImport(opened.id), {
    changes: ['imports', ...changes],
    words: importRefusal,
  });
  return (
    <section className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-5">
      <h2 tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg">
        <Icon name="check" className="text-success" />
        {opened.state === 'undone' ? 'Import dibatalkan' : 'Import selesai'}
      </h2>
      <p className="tabular-nums">{resultSentence(opened, noun)}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onGo(null)}>Lihat senarai</Button>
        {opened.canUndo && (
          <Button variant="secondary" busy={undoing.isBusy} onClick={() => undoing.make()}>
            Batalkan import
          </Button>
        )}
      </div>
      {opened.hasLeftOut && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          Ambil baris yang tidak diimport, betulkan dalam fail itu, kemudian import fail itu.
          <TableDownload name={leftOutName} fetch={(format) => fetchLeftOut(opened.id, format)} />
        </div>
      )}
      {opened.canUndo && (
        <p className="text-muted text-sm">
          Import boleh dibatalkan selama 7 hari.{' '}
          {opened.kind === 'teachers'
            ? 'Sesiapa yang sudah menerima jemputan kekal.'
            : 'Rekod yang diubah selepas import kekal.'}
        </p>
      )}
    </section>
  );
}
