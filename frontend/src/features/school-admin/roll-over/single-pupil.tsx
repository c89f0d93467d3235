import { useId } from 'react';
import { Icon } from '../../../ui/icon';
import type { RollOverPart, RollOverRow } from './calls';
import { problemWords, waysOf } from './roll-over-words';
import { ChoiceSelect } from './row-line';

type SinglePupilProps = { row: RollOverRow; part: RollOverPart; onDecide: (value: string) => void };

/** Naik, kekal or pindah in one press; any other class by the list beside it. */
export function SinglePupil({ row, part, onDecide }: SinglePupilProps) {
  const group = useId();
  const problem = problemWords(row);
  const ways = waysOf(row);
  const isOther = row.chosen !== null && !ways.some(({ value }) => value === row.chosen);
  const others = { ...row, others: [], chosen: isOther ? row.chosen : null };
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-2.5 lg:grid-cols-[minmax(0,1fr)_auto_12rem] lg:items-center">
      <span className="min-w-0">
        <span dir="auto" className="break-words font-medium">
          {row.to}
        </span>
        <span className="block text-muted text-xs">
          {row.from}
          {problem && (
            <span className="inline-flex items-start gap-1 pl-2 text-warning">
              <Icon name="warning" size={14} className="mt-px" />
              {problem}
            </span>
          )}
        </span>
      </span>
      <fieldset className="flex w-fit gap-0.5 rounded-lg bg-sunken p-0.5">
        <legend className="sr-only">Keputusan bagi {row.to}</legend>
        {ways.map(({ value, words }) => (
          <label key={value} className={WAY}>
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={row.chosen === value}
              onChange={() => onDecide(value)}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <ChoiceSelect
        row={others}
        part={part}
        name="pupils"
        label={`Tempat lain bagi ${row.to}`}
        onDecide={onDecide}
      />
    </li>
  );
}

const WAY =
  'relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-transparent px-3.5 font-medium text-muted text-sm sm:min-h-8 has-checked:border-control has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent';
