import { useId } from 'react';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import {
  changeRow,
  type Import,
  type ImportFinding,
  type ImportMend,
  type ImportRow,
  type RowChange,
} from './calls';
import { importRefusal } from './import-words';

type Fields = Import['fields'];
type RowItemProps = { importId: string; fields: Fields; row: ImportRow };

/** A row of the file with what is wrong or doubtful in it, and the ways to mend that. */
export function RowItem({ importId, fields, row }: RowItemProps) {
  const { number, title, findings, outcome } = row;
  const change = useChange((body: RowChange) => changeRow(importId, number, body), {
    changes: ['imports'],
    words: importRefusal,
  });
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[3.5rem_minmax(8rem,14rem)_1fr]">
      <span className="text-muted tabular-nums sm:text-right">
        <span className="sm:sr-only">Baris </span>
        {number}
      </span>
      <span className="break-words font-medium" dir="auto">
        {title || '(kosong)'}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.field} ${finding.message}`}
            finding={finding}
            fields={fields}
            row={row}
            isBusy={change.isBusy}
            onChange={change.make}
          />
        ))}
        {findings.length === 0 && <ValueLine fields={fields} row={row} />}
        {outcome === 'skipped' && (
          <div>
            <Button
              variant="secondary"
              size="small"
              busy={change.isBusy}
              onClick={() => change.make({ isSkipped: false })}
            >
              Ambil semula baris {number}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

type FindingLineProps = {
  finding: ImportFinding;
  fields: Fields;
  row: ImportRow;
  isBusy: boolean;
  onChange: (change: RowChange) => void;
};

function FindingLine({ finding, fields, row, isBusy, onChange }: FindingLineProps) {
  const { field, cell, message, mends, isWarning } = finding;
  const messageId = useId();
  const value = row.values.find((each) => each.field === field)?.value ?? '';
  const name = [cell, labelOf(fields, field)].filter(Boolean).join(' ');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {field !== null && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-28 text-muted">{name}</span>
          <input
            key={value}
            defaultValue={value}
            dir="auto"
            aria-describedby={messageId}
            aria-invalid={isWarning ? undefined : true}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            onBlur={({ target }) => {
              if (target.value.trim() !== value) onChange({ values: [{ field, value: target.value }] });
              target.dataset.handedOver = target.value;
            }}
            className="min-h-11 w-44 rounded-md border border-control bg-raised px-2.5 aria-invalid:border-danger sm:min-h-9"
          />
        </label>
      )}
      <span
        id={messageId}
        className={`flex min-w-48 flex-1 items-start gap-2 ${isWarning ? 'text-warning' : 'text-danger'}`}
      >
        <Icon name={isWarning ? 'warning' : 'danger'} size={16} className="mt-0.5" />
        {message}
      </span>
      <span className="flex flex-wrap gap-2">
        {mends.map((mend) => (
          <Button
            key={`${mend.act} ${mend.label}`}
            variant="secondary"
            size="small"
            busy={isBusy}
            onClick={() => onChange(changeBy(mend))}
          >
            {mend.label}
          </Button>
        ))}
        {mends.every(({ act }) => act !== 'skip') && !isWarning && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            onClick={() => onChange({ isSkipped: true })}
          >
            Abaikan baris
          </Button>
        )}
      </span>
    </div>
  );
}

function ValueLine({ fields, row }: Pick<FindingLineProps, 'fields' | 'row'>) {
  const told = row.values.slice(1).filter(({ value }) => value !== '');
  return (
    <p className="break-words text-muted" dir="auto">
      {told.map(({ field, value }) => `${labelOf(fields, field)}: ${value}`).join(' · ')}
    </p>
  );
}

function labelOf(fields: Fields, name: string | null): string {
  return fields.find((field) => field.name === name)?.label ?? '';
}

function changeBy({ act, field, value, everywhere, question, answer }: ImportMend): RowChange {
  if (act === 'skip') return { isSkipped: true };
  if (act === 'answer') return { answers: [{ question: question ?? '', answer: answer ?? '' }] };
  return { values: [{ field: field ?? '', value: value ?? '', everywhere }] };
}
