import { type DragEvent, useState } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { Field, type FieldText } from './field';
import { type FileRules, fileProblem } from './file-rules';
import { formatFileSize } from './format';
import { Icon } from './icon';

type FileFieldProps = FieldText &
  FileRules & {
    id?: string;
    files: readonly File[];
    onChange: (files: readonly File[]) => void;
    multiple?: boolean;
    disabled?: boolean;
  };

/** Files dropped on it or chosen. What does not fit is refused with the reason, what fits stays. */
export function FileField(props: FileFieldProps) {
  const { id, label, help, error, optional, endings, maxBytes, files, onChange, multiple, disabled } = props;
  const [problem, setProblem] = useState<string>();

  function take(list: FileList | null) {
    const offered = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const problems = offered.map((file) => fileProblem(file, { endings, maxBytes }));
    const fitting = offered.filter((_, index) => problems[index] === undefined);
    setProblem(problems.find((found) => found !== undefined));
    if (fitting.length > 0) onChange(multiple ? [...files, ...fitting] : fitting);
  }

  return (
    <Field id={id} label={label} help={help} error={problem ?? error} optional={optional}>
      {({ className: _look, ...control }) => (
        <>
          <DropZone onDrop={take} disabled={disabled}>
            <input
              {...control}
              type="file"
              className="sr-only"
              accept={endings.join(',')}
              multiple={multiple}
              disabled={disabled}
              onChange={({ target }) => {
                take(target.files);
                target.value = '';
              }}
            />
          </DropZone>
          <FileList files={files} onRemove={(gone) => onChange(files.filter((file) => file !== gone))} />
        </>
      )}
    </Field>
  );
}

type DropZoneProps = {
  onDrop: (files: FileList) => void;
  disabled?: boolean;
  children: React.ReactNode;
};

function DropZone({ onDrop, disabled, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onDrop(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as its child
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed px-4 py-5 text-center text-sm transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-muted',
        isOver
          ? 'border-accent bg-accent-soft text-on-accent-soft'
          : 'border-control bg-raised hover:bg-sunken',
      )}
    >
      {children}
      <Icon name="upload" size={22} />
      <span>
        <span className="font-medium text-accent underline underline-offset-2">Pilih fail</span>
        <span className="pointer-coarse:hidden"> atau lepaskan di sini</span>
      </span>
    </label>
  );
}

type FileListProps = { files: readonly File[]; onRemove: (file: File) => void };

function FileList({ files, onRemove }: FileListProps) {
  return (
    <ul className="flex flex-col gap-1 empty:hidden">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.lastModified} ${file.size}`}
          className="flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-raised pr-1 pl-3 text-sm"
        >
          <Icon name="file" className="text-muted" />
          <span className="min-w-0 flex-1 truncate">{file.name}</span>
          <span className="text-muted text-xs tabular-nums">{formatFileSize(file.size)}</span>
          <IconButton icon="close" label={`Buang ${file.name}`} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  );
}
