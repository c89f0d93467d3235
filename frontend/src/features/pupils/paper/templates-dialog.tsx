import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalSentence } from '../../../api/refusal-sentence';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { FileField } from '../../../ui/file-field';
import { CloseButton } from '../../../ui/frame';
import { Note } from '../../../ui/note';
import { addTableTemplate, removeTableTemplate, tableTemplatesQuery } from '../calls';

const RULES = { endings: ['.xlsx'], maxBytes: 1_000_000 };

type TemplatesDialogProps = { onClose: () => void; onAdded: (id: string) => void };

/** The school's own forms, which the list is taken away in. */
export function TemplatesDialog({ onClose, onAdded }: TemplatesDialogProps) {
  const kept = useQuery(tableTemplatesQuery());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const adding = useChange(addTableTemplate, { changes: ['table-templates'] });
  const removal = useChange(removeTableTemplate, { done: 'Template dibuang.', changes: ['table-templates'] });

  function add([file]: readonly File[]) {
    setFiles(file ? [file] : []);
    setProblem(undefined);
    if (!file) return;
    adding.send(file).then(
      ({ id, leftOut: missed }) => {
        onAdded(id);
        setFiles([]);
        setLeftOut(missed);
        if (!missed) onClose();
      },
      (failure) => setProblem(refusalSentence(failure)),
    );
  }

  return (
    <Dialog title="Template sekolah" onClose={onClose} actions={<CloseButton>Kembali</CloseButton>}>
      <p className="pb-3 text-muted text-sm">
        Borang Excel sekolah sendiri: tajuk, logo dan bentuknya kekal, dan murid diisi di bawah kepala lajur.
      </p>
      <QueryStates query={kept} what="Template">
        {(templates) => (
          <ul className="divide-y divide-line pb-3">
            {templates.map(({ id, fileName, filled }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2">
                <p className="wrap-anywhere min-w-0">
                  <span className="font-medium">{fileName}</span>
                  <span dir="auto" className="block text-muted text-sm">
                    {filled.join(', ')}
                  </span>
                </p>
                <IconButton label={`Buang ${fileName}`} icon="delete" onClick={() => removal.make(id)} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      {leftOut && (
        <div className="pb-4">
          <Note tone="warning">Template disimpan. {leftOut} Sila muat turun satu senarai dan semak.</Note>
        </div>
      )}
      <FileField
        label="Tambah template"
        help="XLSX sehingga 1 MB, tanpa makro: baris kepala lajur, misalnya Bil, Nama, Kelas, dan tiada isi di bawahnya."
        error={problem}
        {...RULES}
        files={files}
        disabled={adding.isBusy}
        onChange={add}
      />
    </Dialog>
  );
}
