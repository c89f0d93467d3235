import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kept } from '../api/kept';
import { useLive } from '../live/use-live';
import { QueryStates } from '../queries/query-states';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { PageHeader } from '../ui/page-header';
import { useStepFocus } from '../ui/step-focus';
import { discardImport, type Import, type ImportKind, importQuery } from './calls';
import { CheckStep } from './check-step';
import { FileStep } from './file-step';
import { countsSentence, importRefusal } from './import-words';
import { MappingStep } from './mapping-step';
import { ResultStep } from './result-step';
import { type ImportStep, StepLine } from './step-line';
import { newImport } from './use-import-address';

export type ImportWizardProps = {
  kind: ImportKind;
  title: string;
  /** What the rows are: murid. */
  noun: string;
  /** The current one unless it is told. */
  academicYearId?: string;
  /** From the address: `newImport`, or which one is gone on with. */
  importId: string;
  onGo: (importId: string | null) => void;
  /** What the page knows of the questions about the file, until somebody answers otherwise. */
  answers?: Readonly<Record<string, string>>;
  /** Of files, where tables of documents are read too. */
  takesDocuments?: boolean;
  /** What the page shows of the school and an import changes. */
  changes: readonly Kept[];
};

/** From a file to rows of the school, the same way for whatever is imported. */
export function ImportWizard({ importId, onGo, ...wizard }: ImportWizardProps) {
  if (importId !== newImport) return <OpenedImport key={importId} id={importId} onGo={onGo} {...wizard} />;
  return (
    <>
      <PageHeader
        title={wizard.title}
        state="Tiada apa-apa disimpan sebelum anda menekan Import."
        action={
          <Button variant="secondary" onClick={() => onGo(null)}>
            Batal
          </Button>
        }
      />
      <StepLine step={0} />
      <FileStep {...wizard} academicYearId={wizard.academicYearId} onGo={onGo} />
    </>
  );
}

type OpenedImportProps = Omit<ImportWizardProps, 'importId'> & { id: string };

function OpenedImport({ id, ...wizard }: OpenedImportProps) {
  useLive('imports', 'imports');
  const query = useQuery(importQuery(id));
  return (
    <QueryStates query={query} what="Import">
      {(opened) => <Steps opened={opened} {...wizard} />}
    </QueryStates>
  );
}

type StepsProps = Omit<ImportWizardProps, 'importId' | 'academicYearId' | 'kind'> & { opened: Import };

function Steps({ opened, title, noun, onGo, changes, answers }: StepsProps) {
  const [isMatching, setMatching] = useState(opened.counts === null);
  const step = stepOf(opened, isMatching);
  const place = useStepFocus<HTMLDivElement>(String(step));
  const giveUp = useChange(() => discardImport(opened.id).then(() => onGo(null)), {
    changes: ['imports'],
    words: importRefusal,
  });
  const source = opened.sheet ? `${opened.fileName}, helaian “${opened.sheet}”` : opened.fileName;
  const isOpen = step === 1 || step === 2;
  return (
    <>
      <PageHeader
        title={title}
        state={
          step === 2 && opened.counts ? countsSentence(opened.counts) : `${source} · ${opened.rowCount} baris`
        }
        action={
          isOpen && (
            <Button variant="secondary" busy={giveUp.isBusy} onClick={() => giveUp.make()}>
              Batal
            </Button>
          )
        }
      />
      <StepLine step={step} />
      <div ref={place}>
        {step === 0 && <FileGone onGo={onGo} />}
        {step === 1 && (
          <MappingStep
            opened={opened}
            known={answers}
            onBack={() => onGo(newImport)}
            onMatched={() => setMatching(false)}
          />
        )}
        {step === 2 && opened.counts && (
          <CheckStep
            opened={opened}
            counts={opened.counts}
            onBack={() => setMatching(true)}
            changes={changes}
          />
        )}
        {step === 3 && <ResultStep opened={opened} noun={noun} onGo={onGo} changes={changes} />}
      </div>
    </>
  );
}

function stepOf({ result, columns, counts }: Import, isMatching: boolean): ImportStep {
  if (result) return 3;
  if (columns.length === 0) return 0;
  return isMatching || counts === null ? 1 : 2;
}

function FileGone({ onGo }: Pick<StepsProps, 'onGo'>) {
  return (
    <EmptyState
      icon="file"
      title="Fail ini tidak disimpan lagi"
      action={<Button onClick={() => onGo(newImport)}>Pilih fail</Button>}
    >
      Fail yang belum diimport disimpan selama 7 hari sahaja.
    </EmptyState>
  );
}
