import { gapsOf, periodNumbers } from '@rules/calendar/domain/bell-schedule';
import type { BellRowKind } from '@rules/calendar/domain/school-calendar';
import { IconButton } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { TimeField } from '../../../ui/time-field';
import type { BellForm, RowText } from './bell-text';
import { rowNames } from './bell-words';

type RowFieldsProps = {
  /** The group of days: `days.0`. */
  place: string;
  form: BellForm;
  rows: readonly RowText[];
  onChange: (rows: RowText[]) => void;
};

const isKind = (value: string): value is BellRowKind => value in rowNames;
const kindOptions = Object.entries(rowNames).map(([value, label]) => ({ value, label }));

const columns =
  'grid grid-cols-[1fr_1fr_2.75rem] gap-x-2 gap-y-1 sm:grid-cols-[10rem_10rem_9rem_2rem_2.25rem]';

/** The day from its first row to its last. The words over the columns are read with each field. */
export function RowFields({ place, form, rows, onChange }: RowFieldsProps) {
  const numbers = periodNumbers(rows);
  const gaps = gapsOf(rows);
  const change = (key: string, part: Partial<RowText>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <div className="flex flex-col gap-2">
      {rows.length > 0 && (
        <div aria-hidden="true" className={`${columns} font-medium text-sm`}>
          <span>Mula</span>
          <span>Tamat</span>
          <span className="hidden sm:block">Jenis</span>
        </div>
      )}
      {rows.map(({ key, kind, ...row }, at) => (
        <fieldset key={key} className="[&_label]:sr-only">
          <legend className="sr-only">Baris {at + 1}</legend>
          {row.from && rows[at - 1]?.to && (gaps[at] ?? 0) > 0 && (
            <p className="pb-1 text-muted text-xs">{gaps[at]} minit kosong</p>
          )}
          <div className={columns}>
            {(['from', 'to'] as const).map((end) => (
              <TimeField
                key={end}
                {...form.at(`${place}.rows.${at}.${end}`)}
                label={end === 'from' ? 'Mula' : 'Tamat'}
                value={row[end]}
                onChange={({ target }) => change(key, { [end]: target.value })}
              />
            ))}
            <div className="col-start-1 row-start-2 sm:col-auto sm:row-auto">
              <SelectField
                {...form.at(`${place}.rows.${at}.kind`)}
                label="Jenis"
                options={kindOptions}
                value={kind}
                onChange={({ target }) => isKind(target.value) && change(key, { kind: target.value })}
              />
            </div>
            <p className="col-start-2 row-start-2 py-2.5 text-muted text-sm tabular-nums sm:col-auto sm:row-auto">
              {numbers[at] && (
                <>
                  <span className="sr-only">Waktu </span>
                  {numbers[at]}
                </>
              )}
            </p>
            <IconButton
              icon="delete"
              label={`Buang baris ${at + 1}`}
              onClick={() => onChange(rows.filter((other) => other.key !== key))}
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
