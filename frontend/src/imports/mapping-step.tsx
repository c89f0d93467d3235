import { useId, useState } from 'react';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { type Import, type ImportColumn, importsKey, saveMapping } from './api';
import {
  type ColumnChoices,
  chooseField,
  matchWords,
  missingFields,
  proposedChoices,
} from './column-choices';
import { importRefusal } from './import-words';

type MappingStepProps = { opened: Import; onBack: () => void; onMatched: () => void };

/** The words of the file, a sample, the field, and how sure that is. */
export function MappingStep({ opened, onBack, onMatched }: MappingStepProps) {
  const id = useId();
  const [choices, setChoices] = useState(() => proposedChoices(opened.columns));
  const matching = useChange(
    () =>
      saveMapping(
        opened.id,
        opened.columns.map(({ index }) => ({ index, field: choices.get(index) ?? null })),
      ).then(onMatched),
    { stale: [importsKey], words: importRefusal },
  );
  const missing = missingFields(opened.fields, choices);
  const options = [
    { value: '', label: 'Jangan import' },
    ...opened.fields.map(({ name, label }) => ({ value: name, label })),
  ];
  return (
    <>
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {opened.columns.map((column) => (
          <li
            key={column.index}
            className="grid gap-x-5 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[1fr_1fr_13rem_1fr] sm:items-center"
          >
            <label htmlFor={`${id}-${column.index}`} className="break-words font-medium">
              {column.head || `Lajur ${column.letter}`}
            </label>
            <span id={`${id}-${column.index}-isi`} dir="auto" className="break-words text-muted">
              {column.samples.join(', ')}
            </span>
            <select
              id={`${id}-${column.index}`}
              aria-describedby={`${id}-${column.index}-isi`}
              value={choices.get(column.index) ?? ''}
              onChange={({ target }) => setChoices(chooseField(choices, column.index, target.value))}
              className="min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9"
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <MatchLine column={column} choices={choices} />
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-3 pt-4">
        <p className="min-w-60 flex-1 text-muted text-sm">
          {missing.length > 0
            ? `Pilih lajur bagi ${missing.join(' dan ')} untuk meneruskan.`
            : 'Padanan ini diingati bagi fail seterusnya.'}
        </p>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
        <Button disabled={missing.length > 0} busy={matching.isBusy} onClick={() => matching.make()}>
          Semak {opened.rowCount} baris
        </Button>
      </footer>
    </>
  );
}

function MatchLine({ column, choices }: { column: ImportColumn; choices: ColumnChoices }) {
  const { text, isSure } = matchWords(column, choices);
  const isChosen = choices.has(column.index);
  return (
    <p className={`flex items-center gap-2 ${isChosen ? '' : 'text-muted'}`}>
      {isChosen && (
        <Icon
          name={isSure ? 'check' : 'warning'}
          size={16}
          className={isSure ? 'text-success' : 'text-warning'}
        />
      )}
      {text}
    </p>
  );
}
