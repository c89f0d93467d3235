import { Fragment, useId } from 'react';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import {
  changeRow,
  type Import,
  type ImportFinding,
  type ImportMend,
  type ImportRecord,
  type ImportRow,
  type RowChange,
} from './calls';
import { importRefusal } from './import-words';

type Fields = Import['fields'];
type RowItemProps = { importId: string; fields: Fields; row: ImportRow };

/** A row of the file with what is wrong or doubtful in it, and the ways to mend that. */
export function RowItem({ importId, fields, row }: RowItemProps) {
  const { number, place, title, findings, outcome, record } = row;
  const change = useChange((body: RowChange) => changeRow(importId, number, body), {
    changes: ['imports'],
    words: importRefusal,
  });
  return (
    <li className="grid gap-x-5 gap-y-2 px-4 py-3 text-sm sm:grid-cols-[4.5rem_minmax(8rem,16rem)_1fr]">
      <span className="break-words text-muted tabular-nums sm:text-right">
        <span className="sm:sr-only">Baris </span>
        {place}
      </span>
      <span className="min-w-0 break-words">
        <span className="block font-medium" dir="auto">
          {record?.title || title || '(kosong)'}
        </span>
        {record && <RecordLines record={record} />}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        {record && record.changes.length > 0 && <ChangeList changes={record.changes} />}
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
        {findings.length === 0 && !record?.changes.length && <ValueLine fields={fields} row={row} />}
        {outcome === 'skipped' && (
          <div>
            <Button
              variant="secondary"
              size="small"
              busy={change.isBusy}
              onClick={() => change.make({ isSkipped: false })}
            >
              Ambil semula baris {place}
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
  const { field, cell, message, mends, isWarning, beside } = finding;
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
        {mends.flatMap(pressesOf).map(({ label, change }) => (
          <Button key={label} variant="secondary" size="small" busy={isBusy} onClick={() => onChange(change)}>
            {label}
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
      {beside.length > 0 && <BesideCards beside={beside} />}
    </div>
  );
}

/** Whose record it is, and how that is known. */
function RecordLines({ record: { detail, knownBy } }: { record: ImportRecord }) {
  return (
    <span className="block text-muted text-xs">
      {detail}
      {knownBy && (
        <span className="mt-0.5 flex items-center gap-1.5">
          <Icon name="key" size={13} />
          {knownBy}
        </span>
      )}
    </span>
  );
}

/** Old beside new, what weighs most first. */
function ChangeList({ changes }: Pick<ImportRecord, 'changes'>) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
      {changes.map(({ field, label, before, after }) => (
        <Fragment key={`${field} ${before}`}>
          <dt className="text-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-2 break-words" dir="auto">
            {before ? <del className="text-muted">{before}</del> : <span className="text-muted">tiada</span>}
            <Icon name="forward" size={14} className="text-muted" />
            {after ? (
              <ins className="rounded bg-success-soft px-1.5 font-medium text-on-success-soft no-underline">
                {after}
              </ins>
            ) : (
              <span className="rounded bg-sunken px-1.5 text-muted">dikosongkan dalam fail</span>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function BesideCards({ beside }: Pick<ImportFinding, 'beside'>) {
  return (
    <dl className="flex w-full flex-wrap gap-2">
      {beside.map(({ label, text }) => (
        <div key={`${label} ${text}`} className="min-w-48 flex-1 rounded-lg bg-sunken px-3 py-2">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="break-words" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
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

/** Each says how many rows it touches; the same said in all rows that are asked it is a press of its own. */
function pressesOf(mend: ImportMend): { label: string; change: RowChange }[] {
  const { act, label, field, value, everywhere, rows, rowsOfKind } = mend;
  if (act === 'skip') return [{ label, change: { isSkipped: true } }];
  const told = rows > 1 ? `${label} (${rows} baris)` : label;
  if (act === 'value')
    return [{ label: told, change: { values: [{ field: field ?? '', value: value ?? '', everywhere }] } }];
  const given = { question: mend.question ?? '', answer: mend.answer ?? '' };
  const one = { label: told, change: { answers: [given] } };
  if (rowsOfKind <= rows) return [one];
  const all = { answers: [{ ...given, everywhere: true }] };
  return [one, { label: `${label}: semua ${rowsOfKind} baris`, change: all }];
}
