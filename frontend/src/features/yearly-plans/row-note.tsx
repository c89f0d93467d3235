import { changedPlanRowBounds } from '../../api/bounds/changed-plan-row';
import { standingWords } from '../../grid/cell-mark';
import { newerState, shownCell } from '../../grid/cell-standing';
import { Button } from '../../ui/button';
import { TextareaField } from '../../ui/textarea-field';
import type { PlanRow } from './calls';
import { fieldOf } from './plan-sheet';
import { rowName } from './plan-words';
import type { usePlanCells } from './use-plan-cells';

export type PlanCells = Pick<ReturnType<typeof usePlanCells>, 'cells' | 'states'>;

const notes = fieldOf('notes');

/** Written where one stands, and kept on the device from the first letter. */
export function RowNote({ row, cells: { cells, states } }: { row: PlanRow; cells: PlanCells }) {
  const state = newerState(row, states.get(row.id));
  const { value, standing } = state
    ? shownCell(notes, state)
    : { value: row.notes, standing: { name: 'settled' as const } };
  const written = standing.name === 'refused' ? standing.asked : value;
  return (
    <div data-typed="kept" className="flex flex-col gap-1.5">
      <TextareaField
        id={`catatan-${row.id}`}
        label={`Catatan bagi ${rowName(row)}`}
        rows={2}
        {...changedPlanRowBounds.notes}
        value={written}
        error={standing.name === 'refused' ? standing.reason : undefined}
        onChange={({ target }) => cells.type(row, notes, target.value)}
      />
      <p role="status" className="min-h-5 text-muted text-sm">
        {standing.name === 'differs'
          ? `Orang lain menulis: ${standing.theirs || 'kosong'}. Anda: ${standing.mine || 'kosong'}.`
          : standing.name !== 'refused' && capital(standingWords[standing.name])}
      </p>
      {standing.name === 'differs' && (
        <p className="flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => cells.decide(row.id, notes, 'theirs')}>
            Guna yang lain
          </Button>
          <Button size="small" variant="secondary" onClick={() => cells.decide(row.id, notes, 'mine')}>
            Guna tulisan saya
          </Button>
        </p>
      )}
    </div>
  );
}

const capital = (words: string) => words && `${words[0]?.toUpperCase()}${words.slice(1)}.`;
