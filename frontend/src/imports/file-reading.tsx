import { MOST_FILE_BYTES } from '@rules/imports/domain/file-limit';
import { useState } from 'react';
import type { Kept } from '../api/kept';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { FileField } from '../ui/file-field';
import type { TextEncoding } from './calls';
import { type EncodingChoice, encodingsIn } from './encoding-choices';
import { importRefusal } from './import-words';

type Sent = { chosen: File; encoding: TextEncoding | undefined };

type FileReadingProps<Result> = {
  label: string;
  help: string;
  endings: readonly string[];
  /** `encoding`: chosen, where the file does not tell how its text is written. */
  read: (file: File, encoding?: TextEncoding) => Promise<Result>;
  /** By being read. */
  changes: readonly Kept[];
  onRead: (result: Result, fileName: string) => void;
};

/** The file is read on the server as soon as it is chosen; one that could not be sent stays chosen. */
export function FileReading<Result>(props: FileReadingProps<Result>) {
  const { label, help, endings, read, changes, onRead } = props;
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [encodings, setEncodings] = useState<readonly EncodingChoice[]>([]);
  const reading = useChange(({ chosen, encoding }: Sent) => read(chosen, encoding), { changes });

  async function send(chosen: File, encoding?: TextEncoding) {
    setProblem(undefined);
    try {
      onRead(await reading.send({ chosen, encoding }), chosen.name);
    } catch (failure) {
      setProblem(importRefusal(failure));
      setEncodings(encodingsIn(failure));
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
          setEncodings([]);
          if (chosen) void send(chosen);
        }}
      />
      {reading.isBusy && (
        <p role="status" className="text-muted text-sm">
          Fail sedang dibaca…
        </p>
      )}
      {file && encodings.length > 0 && (
        <EncodingQuestion
          choices={encodings}
          isBusy={reading.isBusy}
          onChoose={(encoding) => void send(file, encoding)}
        />
      )}
      {file && problem && encodings.length === 0 && (
        <div>
          <Button variant="secondary" icon="retry" onClick={() => void send(file)}>
            Cuba baca lagi
          </Button>
        </div>
      )}
    </>
  );
}

type EncodingQuestionProps = {
  choices: readonly EncodingChoice[];
  isBusy: boolean;
  onChoose: (encoding: TextEncoding) => void;
};

/** Whoever can read the names knows how they are written. */
function EncodingQuestion({ choices, isBusy, onChoose }: EncodingQuestionProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised text-sm">
      {choices.map(({ encoding, label, samples }) => (
        <li key={encoding} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
          <span className="min-w-48 flex-1 break-words">
            <span className="block text-muted text-xs">{label}</span>
            {samples.join(', ')}
          </span>
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => onChoose(encoding)}>
            Guna<span className="sr-only"> {label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
