import { rollOverDecisionBounds } from '../../../api/bounds/roll-over-decision';
import { Icon } from '../../../ui/icon';
import type { RollOverPart, RollOverRow } from './calls';
import { choiceWords, type PartName, problemWords } from './roll-over-words';

export const ROWS = 'divide-y divide-line rounded-xl border border-line bg-raised text-sm';
const CONTROL =
  'min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9 aria-invalid:border-danger';

type RowLineProps = {
  row: RollOverRow;
  part: RollOverPart;
  name: PartName;
  onDecide: (value: string) => void;
};

/** What would be made of one thing: a name to be typed, or a choice. */
export function RowLine({ row, part, name, onDecide }: RowLineProps) {
  const problem = problemWords(row);
  const label = name === 'classes' ? (row.from ?? 'Kelas baharu') : row.to;
  const before = name === 'classes' ? (row.isName ? null : row.to) : row.from;
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center">
      <span className="min-w-0">
        <span dir="auto" className="break-words font-medium">
          {label}
        </span>
        {before && <span className="text-muted"> · {before}</span>}
        {problem && (
          <span className="mt-0.5 flex items-start gap-1.5 text-warning">
            <Icon name="warning" size={15} className="mt-0.5" />
            {problem}
          </span>
        )}
      </span>
      {row.isName ? (
        <input
          aria-label={`Nama kelas selepas ${label}`}
          aria-invalid={row.problem === null ? undefined : true}
          defaultValue={row.chosen ?? row.to}
          {...rollOverDecisionBounds.value}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={({ target }) => {
            const typed = target.value.trim();
            if (typed !== '' && typed !== row.chosen) onDecide(typed);
            target.dataset.handedOver = target.value;
          }}
          className={CONTROL}
        />
      ) : (
        <ChoiceSelect
          {...{ row, part, name, onDecide }}
          label={`Keputusan bagi ${label}${before ? `, ${before}` : ''}`}
        />
      )}
    </li>
  );
}

/** Nothing is chosen for what waits for a decision. */
export function ChoiceSelect({ row, part, name, label, onDecide }: RowLineProps & { label: string }) {
  const choices = [...part.choices, ...row.others.map((value) => ({ value, name: null }))];
  return (
    <select
      aria-label={label}
      value={row.chosen ?? ''}
      onChange={({ target }) => onDecide(target.value)}
      className={CONTROL}
    >
      {row.chosen === null && <option value="">Pilih…</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choiceWords(name, choice)}
        </option>
      ))}
    </select>
  );
}
