import { PAPER_TOKENS } from '@rules/plan-papers/domain/paper-tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { FileField } from '../../../ui/file-field';
import { formatDate } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { saveFile } from '../../../ui/save-file';
import { SettingsSection } from '../../../ui/settings-section';
import { fetchTemplateFile, paperTemplateQuery, putPaperTemplate, removePaperTemplate } from './calls';
import { templateRefusal } from './template-refusal';

const RULES = { endings: ['.docx'], maxBytes: 1_000_000 };

/** The school's own form of a lesson plan, in which its teachers take their plans away. */
export function PaperTemplateSection() {
  const kept = useQuery(paperTemplateQuery());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const sending = useChange(putPaperTemplate, {
    done: ({ leftOut }) =>
      leftOut ? undefined : 'Template disimpan. Guru boleh memilihnya dalam menu Cetak.',
    changes: ['paper-template'],
  });
  const removal = useChange(removePaperTemplate, { done: 'Template dibuang.', changes: ['paper-template'] });
  const download = useChange(async () => saveFile(await fetchTemplateFile(), 'template-rph.docx'), {
    changes: [],
  });
  const [file] = files;

  function send(chosen: File) {
    sending.send(chosen).then(
      ({ leftOut: missed }) => {
        setFiles([]);
        setProblem(undefined);
        setLeftOut(missed);
      },
      (failure) => setProblem(templateRefusal(failure)),
    );
  }

  return (
    <SettingsSection
      title="Template RPH sekolah"
      help="Dokumen Word sekolah sendiri. Setiap token di dalamnya diganti dengan isi rancangan, satu PdP sehelai."
    >
      <QueryStates query={kept} what="Template RPH">
        {(template) =>
          template ? (
            <div className="flex flex-col gap-3">
              <p className="break-words">
                <span className="font-medium">{template.fileName}</span>
                <span className="block text-muted text-sm">
                  Dimuat naik {formatDate(template.uploadedAt.slice(0, 10))} · {template.tokens.length} token
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  icon="download"
                  busy={download.isBusy}
                  onClick={() => download.make()}
                >
                  Muat turun
                </Button>
                <Button
                  variant="secondary"
                  icon="delete"
                  busy={removal.isBusy}
                  onClick={() => removal.make()}
                >
                  Buang template
                </Button>
              </div>
            </div>
          ) : (
            <p className="text-muted text-sm">Belum ada. Guru menggunakan bentuk Padat dan Penuh.</p>
          )
        }
      </QueryStates>
      <FileField
        label={kept.data ? 'Ganti template' : 'Template baharu'}
        help="DOCX sehingga 1 MB, tanpa makro."
        error={problem}
        {...RULES}
        files={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setProblem(undefined);
        }}
      />
      {file && (
        <Button icon="upload" busy={sending.isBusy} onClick={() => send(file)}>
          Muat naik
        </Button>
      )}
      {leftOut && (
        <Note tone="warning">
          Template disimpan. {leftOut} Sila muat turun dan semak sebelum guru menggunakannya.
        </Note>
      )}
      <TokenList />
    </SettingsSection>
  );
}

function TokenList() {
  return (
    <details className="w-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent text-sm">
        Token yang boleh ditulis ({PAPER_TOKENS.length})
      </summary>
      <p className="pb-2 text-muted text-sm">
        Di kepala atau kaki halaman: sekolah, kod_sekolah dan guru sahaja.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {PAPER_TOKENS.map(({ token, meaning }) => (
          <div key={token} className="contents">
            <dt className="font-mono text-xs leading-5">{`{{${token}}}`}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
