import { MOST_FILE_BYTES } from '@rules/imports/domain/file-limit';
import { useState } from 'react';
import type { Kept } from '../api/kept';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { FileField } from '../ui/file-field';
import { importRefusal } from './import-words';

type FileReadingProps<Result> = {
  label: string;
  help: string;
  endings: readonly string[];
  read: (file: File) => Promise<Result>;
  /** By being read. */
  changes: readonly Kept[];
  onRead: (result: Result, fileName: string) => void;
};

/** The file is read on the server as soon as it is chosen; one that could not be sent stays chosen. */
export function FileReading<Result>(props: FileReadingProps<Result>) {
  const { label, help, endings, read, changes, onRead } = props;
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const reading = useChange(read, { changes });

  async function send(chosen: File) {
    setProblem(undefined);
    try {
      onRead(await reading.send(chosen), chosen.name);
    } catch (failure) {
      setProblem(importRefusal(failure));
    }
  }

  return (
    <>
      <FileField
        label={label}
        help={help}
        error={problem}
        endings={endings}
        maxBytes={MOST_FILE_BYTES}
        files={file ? [file] : []}
        disabled={reading.isBusy}
        onChange={([chosen]) => {
          setFile(chosen);
          setProblem(undefined);
          if (chosen) void send(chosen);
        }}
      />
      {reading.isBusy && (
        <p role="status" className="text-muted text-sm">
          Fail sedang dibaca…
        </p>
      )}
      {file && problem && (
        <div>
          <Button variant="secondary" icon="retry" onClick={() => void send(file)}>
            Cuba baca lagi
          </Button>
        </div>
      )}
    </>
  );
}
