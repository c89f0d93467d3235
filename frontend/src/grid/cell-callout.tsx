import { Button } from '../ui/button';
import { openBesideCell } from './open-beside-cell';
import type { GridProps, Head, Sheet } from './sheet';

type CellCalloutProps<Value> = {
  sheet: Sheet<Value>;
  row: Head;
  column: Head;
  onDecide: GridProps<Value>['onDecide'];
};

/** Beside the chosen cell: why its value was refused, or the two values of which one has to go. */
export function CellCallout<Value>({
  sheet: { kind, cellAt },
  row,
  column,
  onDecide,
}: CellCalloutProps<Value>) {
  const standing = cellAt(row, column)?.standing;
  if (standing?.name !== 'refused' && standing?.name !== 'differs') return null;
  const isRefused = standing.name === 'refused';
  const mine = kind.wordsOf(isRefused ? standing.asked : standing.mine);
  return (
    <div
      ref={openBesideCell}
      popover="manual"
      className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] animate-pop rounded-lg border border-line bg-raised p-3 text-left text-sm text-text shadow-lg"
    >
      <p className="pb-2">
        {isRefused
          ? `“${mine}” ditolak: ${standing.reason} Nilai lama kekal.`
          : `Anda menulis “${mine}”. Sementara itu orang lain menyimpan “${kind.wordsOf(standing.theirs)}”.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => onDecide(row, column, 'theirs')}>
          {isRefused ? 'Kekalkan nilai lama' : `Kekalkan ${kind.wordsOf(standing.theirs)}`}
        </Button>
        <Button size="small" onClick={() => onDecide(row, column, 'mine')}>
          {isRefused ? 'Cuba lagi' : `Guna ${mine}`}
        </Button>
      </div>
    </div>
  );
}
