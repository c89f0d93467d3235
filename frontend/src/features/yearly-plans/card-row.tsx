import { useState } from 'react';
import { SelectField } from '../../ui/select-field';
import type { PlanRow } from './calls';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import { rowName, standardLabel, weekDates, weekLabel, weekLabelAt } from './plan-words';
import { type PlanCells, RowNote } from './row-note';
import { StandingChip } from './standing-chip';
import { useRowMoves } from './use-row-moves';

type CardRowProps = {
  known: Known;
  /** The class whose standing is told, where there is one. */
  of: SetCoverage | undefined;
  row: PlanRow;
  cells: PlanCells;
  closedReason: string | undefined;
};

const opener = 'min-h-11 cursor-pointer rounded-md py-2.5 text-accent text-sm';

/** What is taught in a week: how the class stands, its note, and the way to another week. */
export function CardRow({ known, of, row, cells, closedReason }: CardRowProps) {
  const [isOpen, setOpen] = useState<'move' | 'note'>();
  const standing = of?.coverage.standings.get(row.id);
  const turn = (what: 'move' | 'note') => setOpen(isOpen === what ? undefined : what);
  return (
    <div className="pt-1.5">
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
      {of && standing && (
        <p className="pt-1.5 text-sm">
          <StandingChip known={known} standing={standing} label={of.name} isInFull />
        </p>
      )}
      {row.notes && isOpen !== 'note' && (
        <p dir="auto" className="whitespace-pre-line pt-1.5 text-sm">
          {row.notes}
        </p>
      )}
      {closedReason === undefined && (
        <>
          <p className="flex gap-5 pt-1">
            <button
              type="button"
              aria-expanded={isOpen === 'move'}
              onClick={() => turn('move')}
              className={opener}
            >
              Pindah minggu
            </button>
            <button
              type="button"
              aria-expanded={isOpen === 'note'}
              onClick={() => turn('note')}
              className={opener}
            >
              {row.notes ? 'Ubah catatan' : 'Catat'}
            </button>
          </p>
          {isOpen === 'move' && <MoveChoice known={known} row={row} />}
          {isOpen === 'note' && <RowNote row={row} cells={cells} />}
        </>
      )}
    </div>
  );
}

function MoveChoice({ known, row }: Pick<CardRowProps, 'known' | 'row'>) {
  const moving = useRowMoves(known);
  return (
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
  );
}
