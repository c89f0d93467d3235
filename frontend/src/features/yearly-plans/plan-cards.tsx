import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { SelectField } from '../../ui/select-field';
import type { PlanRow } from './api';
import type { Known } from './known';
import { rowName, standardLabel, weekDates, weekLabel, weekLabelAt, weekNote } from './plan-words';
import { useRowMoves } from './use-row-moves';

type PlanCardsProps = { known: Known; closedReason: string | undefined };

/** Of the weeks that are over, so many stand above that of today at first. */
const WEEKS_BEFORE = 2;

/** On a phone: week by week, to be read and moved. */
export function PlanCards({ known, closedReason }: PlanCardsProps) {
  const { rows, weeks, now } = known;
  const [showsAll, showAll] = useState(false);
  const first = Math.min(now, weeks.length) - WEEKS_BEFORE;
  const shown = showsAll ? weeks : weeks.filter(({ week }) => week >= first);
  const hidden = weeks.length - shown.length;
  const beyond = rows.filter(({ week }) => !weeks.some((each) => each.week === week));
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => showAll(true)}>
          Tunjuk {hidden} minggu sebelumnya
        </Button>
      )}
      <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
        {shown.map((week) => (
          <li
            key={week.week}
            aria-current={week.week === now ? 'date' : undefined}
            className={classNames('px-4 py-3', week.week === now && 'bg-accent-soft text-on-accent-soft')}
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <strong className="font-semibold">{weekLabel(week)}</strong>
              <span className="text-muted text-sm">{week.week === now ? 'kini' : weekDates(week)}</span>
              {weekNote(week) && <span className="text-sm text-warning">{weekNote(week)}</span>}
            </p>
            <CardRows
              known={known}
              rows={rows.filter((row) => row.week === week.week)}
              closedReason={closedReason}
            />
          </li>
        ))}
        {beyond.length > 0 && (
          <li className="px-4 py-3">
            <p className="font-semibold text-warning">Selepas minggu akhir</p>
            <CardRows known={known} rows={beyond} closedReason={closedReason} />
          </li>
        )}
      </ol>
      <p className="text-muted text-sm">
        {closedReason ?? 'Sunting teks di skrin lebar; di sini baca dan pindah minggu.'}
      </p>
    </div>
  );
}

type CardRowsProps = { known: Known; rows: readonly PlanRow[]; closedReason: string | undefined };

function CardRows({ known, rows, closedReason }: CardRowsProps) {
  const moving = useRowMoves(known);
  if (rows.length === 0) return <p className="text-muted text-sm">Belum diisi.</p>;
  return inOrder(rows).map((row) => (
    <div key={row.id} className="pt-1.5">
      <p dir="auto" className="font-medium">
        {rowName(row)}
      </p>
      <ul className="flex flex-wrap gap-1 pt-1">
        {row.learningStandards.map((line) => (
          <li key={line} title={line} className="rounded-sm bg-sunken px-1.5 font-medium text-sm text-text">
            {standardLabel(line)}
          </li>
        ))}
      </ul>
      {closedReason === undefined && (
        <details className="pt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 text-accent text-sm">Pindah minggu</summary>
          <SelectField
            id={`minggu-${row.id}`}
            label={`Minggu bagi ${rowName(row)}`}
            value={String(row.week)}
            options={known.weeks.map((week) => ({
              value: String(week.week),
              label: `${weekLabel(week)}, ${weekDates(week)}${week.days === 0 ? ' (tiada PdP)' : ''}`,
            }))}
            onChange={({ target }) => {
              const week = Number(target.value);
              moving.make({
                moves: [{ id: row.id, week, rank: row.rank }],
                done: `Baris dipindahkan ke ${weekLabelAt(known.weeks, week)}.`,
              });
            }}
          />
        </details>
      )}
    </div>
  ));
}
