import { useMemo, useState } from 'react';
import { newerState, shownCell } from '../../grid/cell-standing';
import { Grid } from '../../grid/grid';
import type { Beside, Cell, Change, Head, Sheet, Side } from '../../grid/sheet';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { randomUuid } from '../../ui/random-uuid';
import { deleteRow, type PlanRow } from './calls';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import {
  type AddedRow,
  columnField,
  columnsFor,
  fieldOf,
  planCellKind,
  sheetRowsOf,
  unsentRows,
} from './plan-sheet';
import { planTitle, weekLabelAt } from './plan-words';
import { restoreRow } from './row-calls';
import { ClassHead, StandingChip } from './standing-chip';
import { usePlanCells } from './use-plan-cells';
import { useRowMoves } from './use-row-moves';

type PlanGridProps = {
  known: Known;
  sets: readonly SetCoverage[] /** Why nothing may be changed, if so. */;
  closedReason: string | undefined;
};

/** The plan as a table that is written in: a line for each row, under the weeks of the calendar. */
export function PlanGrid({ known, sets, closedReason }: PlanGridProps) {
  const { plan, rows, weeks, now } = known;
  const [ids] = useState(() => new Map<number, string>());
  const [added, setAdded] = useState<readonly AddedRow[]>([]);
  const moving = useRowMoves(known);
  // Decided once: no column may go while somebody writes in it.
  const [columns] = useState(() => columnsFor(rows));

  const { cells, states, keep } = usePlanCells(plan.id);

  const sheetRows = useMemo(() => {
    const idFor = (week: number) => {
      const known = ids.get(week);
      // What was written into the empty week may stand in another by now.
      const id = known && !rows.some((row) => row.id === known) ? known : randomUuid();
      ids.set(week, id);
      return id;
    };
    const begun = [...added, ...unsentRows(states, plan.id)];
    const shown = { planId: plan.id, rows, weeks, now, added: begun, idFor };
    return sheetRowsOf({ ...shown, mayWrite: closedReason === undefined });
  }, [plan.id, rows, weeks, now, added, states, ids, closedReason]);

  const sheet = useMemo((): Sheet<string> => {
    const byId = new Map(sheetRows.map((row) => [row.head.id, row]));
    const cellAt = (row: Head, column: Head): Cell<string> | undefined => {
      const origin = byId.get(row.id)?.origin;
      if (!origin) return undefined;
      const field = fieldOf(columnField(column));
      const known = states.get(origin.id);
      const state = 'begun' in origin ? known : newerState(origin, known);
      if (state) return shownCell(field, state);
      return {
        value: field.read('begun' in origin ? origin.begun : origin),
        standing: { name: 'settled' },
      };
    };
    return {
      ...{ rows: sheetRows.map(({ head }) => head), columns, kind: planCellKind },
      ...{ cellAt, closedReason },
    };
  }, [sheetRows, columns, states, closedReason]);

  const beside = useMemo(() => besideOf(known, sets), [known, sets]);

  const remove = useChange((row: PlanRow) => deleteRow(row.id), {
    done: 'Baris dipadam.',
    changes: ['yearly-plan-rows'],
    undo: async (_, row) => keep(await restoreRow(row.id)),
  });

  const rowOf = ({ id }: Head) => sheetRows.find(({ head }) => head.id === id);
  const keptRow = (head: Head) => rows.find(({ id }) => id === head.id);

  function moveTo(head: Head, week: number | undefined) {
    const row = keptRow(head);
    if (!row || week === undefined || week === row.week) return;
    const rank = Math.max(-1, ...rows.filter((each) => each.week === week).map((each) => each.rank)) + 1;
    moving.make({
      moves: [{ id: row.id, week, rank }],
      done: `Baris dipindahkan ke ${weekLabelAt(weeks, week)}.`,
    });
  }

  function step(head: Head, direction: 'up' | 'down') {
    const row = keptRow(head);
    if (!row) return;
    const taught = weeks.filter(({ days }) => days > 0).map(({ week }) => week);
    const to =
      direction === 'up'
        ? taught.findLast((week) => week < row.week)
        : taught.find((week) => week > row.week);
    moveTo(head, to);
  }

  function addBeside(head: Head) {
    const week = rowOf(head)?.week ?? 1;
    const ranks = [...rows, ...added].filter((row) => row.week === week).map(({ rank }) => rank);
    setAdded([...added, { id: randomUuid(), week, rank: Math.max(0, ...ranks) + 1 }]);
  }

  return (
    <div className="dense:flex dense:min-h-0 dense:flex-1 dense:flex-col print:hidden">
      <Grid
        caption={planTitle(known)}
        axes={{ row: 'Minggu', column: 'Ruang' }}
        sheet={sheet}
        cardOf="row"
        beside={beside}
        onWrite={(changes: readonly Change<string>[]) => {
          for (const { row, column, after } of changes) {
            const found = rowOf(row);
            if (found) cells.write(found.origin, fieldOf(columnField(column)), after);
          }
        }}
        onType={(row: Head, column: Head, value: string) => {
          const found = rowOf(row);
          if (found) cells.type(found.origin, fieldOf(columnField(column)), value);
        }}
        onDecide={(row: Head, column: Head, side: Side) => {
          const found = rowOf(row);
          if (found) cells.decide(found.origin.id, fieldOf(columnField(column)), side);
        }}
        rowMoves={{ step, drop: (head, onto) => moveTo(head, rowOf(onto)?.week) }}
        rowTools={(head) =>
          closedReason === undefined && (
            <RowTools
              name={head.name}
              isKept={keptRow(head) !== undefined}
              onStep={(direction) => step(head, direction)}
              onAdd={() => addBeside(head)}
              onDelete={() => {
                const row = keptRow(head);
                if (row) remove.make(row);
              }}
            />
          )
        }
      />
    </div>
  );
}

/** A narrow column for each class: how every row stands for it. */
function besideOf(known: Known, sets: readonly SetCoverage[]): Beside[] {
  return sets.map((each) => ({
    id: each.set.id,
    name: `${each.name}, ${each.coverage.taught} daripada ${each.coverage.all} SP diajar`,
    head: <ClassHead of={each} />,
    at: ({ id }) => {
      const standing = each.coverage.standings.get(id);
      return standing && <StandingChip known={known} standing={standing} label={each.name} />;
    },
  }));
}

type RowToolsProps = {
  name: string;
  /** A blank row goes nowhere and cannot be deleted. */
  isKept: boolean;
  onStep: (direction: 'up' | 'down') => void;
  onAdd: () => void;
  onDelete: () => void;
};

function RowTools({ name, isKept, onStep, onAdd, onDelete }: RowToolsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Baris yang dipilih: {name}</legend>
      <Button variant="secondary" size="small" icon="sortUp" disabled={!isKept} onClick={() => onStep('up')}>
        Naik seminggu
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon="sortDown"
        disabled={!isKept}
        onClick={() => onStep('down')}
      >
        Turun seminggu
      </Button>
      <Button variant="secondary" size="small" icon="add" disabled={!isKept} onClick={onAdd}>
        Tambah baris
      </Button>
      <Button variant="quiet" size="small" icon="delete" disabled={!isKept} onClick={onDelete}>
        Padam baris
      </Button>
    </fieldset>
  );
}
