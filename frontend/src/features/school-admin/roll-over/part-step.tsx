import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { decide, type RollOver, type RollOverPart, type RollOverRow, rollOversKey } from './api';
import { choiceWords, type PartName, problemWords, rollOverRefusal, undecidedIn } from './roll-over-words';

/** The rest waits behind a press: only exceptions ask. */
const SHOWN_AT_FIRST = 40;

type PartStepProps = { rollOver: RollOver; name: PartName; part: RollOverPart };

/** What asks comes first; everything else can be changed too. */
export function PartStep({ rollOver, name, part }: PartStepProps) {
  const [showsAll, setShowsAll] = useState(false);
  const deciding = useChange(
    ({ key, value }: { key: string; value: string }) => decide(rollOver.id, key, value),
    {
      stale: [rollOversKey],
      words: rollOverRefusal,
    },
  );
  const asking = part.rows.filter(({ problem }) => problem !== null);
  const settled = part.rows.filter(({ problem }) => problem === null);
  if (name !== 'classes') settled.sort((one, other) => inMalay.compare(one.to, other.to));
  const shown = showsAll ? settled : settled.slice(0, SHOWN_AT_FIRST);
  const row = (each: RollOverRow) => (
    <RowLine
      key={`${each.key} ${each.chosen}`}
      row={each}
      part={part}
      name={name}
      onDecide={(value) => deciding.make({ key: each.key, value })}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      {asking.length > 0 && (
        <section aria-labelledby="asking">
          <h2 id="asking" className="pb-2 font-semibold">
            Perlu keputusan anda ({undecidedIn(part)})
          </h2>
          <ul className={LIST}>{asking.map(row)}</ul>
        </section>
      )}
      {settled.length > 0 && (
        <section aria-label="Dicadangkan">
          <ul className={LIST}>{shown.map(row)}</ul>
          {shown.length < settled.length && (
            <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
              Tunjukkan {settled.length - shown.length} lagi
            </Button>
          )}
        </section>
      )}
      {part.rows.length === 0 && (
        <p className="text-muted">
          {name === 'pupils'
            ? 'Semua murid naik bersama kelasnya.'
            : 'Tiada apa-apa untuk disalin dari sesi ini.'}
        </p>
      )}
    </div>
  );
}

const inMalay = new Intl.Collator('ms', { numeric: true });
const LIST = 'divide-y divide-line rounded-xl border border-line bg-raised text-sm';
const CONTROL =
  'min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9 aria-invalid:border-danger';

type RowLineProps = {
  row: RollOverRow;
  part: RollOverPart;
  name: PartName;
  onDecide: (value: string) => void;
};

function RowLine({ row, part, name, onDecide }: RowLineProps) {
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
          maxLength={40}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          onBlur={({ target }) => {
            const typed = target.value.trim();
            if (typed !== '' && typed !== row.chosen) onDecide(typed);
          }}
          className={CONTROL}
        />
      ) : (
        <select
          aria-label={`Keputusan bagi ${label}${before ? `, ${before}` : ''}`}
          value={row.chosen ?? ''}
          onChange={({ target }) => onDecide(target.value)}
          className={CONTROL}
        >
          {row.chosen === null && <option value="">Pilih…</option>}
          {part.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choiceWords(name, choice)}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
