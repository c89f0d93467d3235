import { useMemo, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { GridCards } from './grid-cards';
import { GridHints } from './grid-hints';
import { GridTable } from './grid-table';
import { PastePreview } from './paste-preview';
import { type GridProps, troublesOf } from './sheet';
import { useGrid } from './use-grid';

const narrow = '(width < 40rem)';

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Values in rows and columns, filled in as in a spreadsheet; on phones one row or column at a time. */
export function Grid<Value>(props: GridProps<Value>) {
  const { sheet, onWrite, onType, cardOf, rowTools } = props;
  const isNarrow = useSyncExternalStore(watchWidth, () => window.matchMedia(narrow).matches);
  const control = useGrid(sheet, onWrite, onType);
  const { preview, canUndo, canRedo } = control;
  const troubles = useMemo(() => troublesOf(sheet), [sheet]);
  const [first] = troubles;
  const chosenRow = sheet.rows[control.selection.head.row];
  return (
    <div data-typed="kept" className="flex flex-col gap-3 dense:min-h-0 dense:flex-1 dense:gap-0">
      {isNarrow ? (
        <GridCards {...props} control={control} cardOf={cardOf} />
      ) : (
        <GridTable {...props} control={control} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 dense:mt-auto dense:h-10 dense:shrink-0 dense:overflow-hidden print:hidden">
        <div className="flex gap-2">
          <Button variant="secondary" size="small" icon="return" disabled={!canUndo} onClick={control.undo}>
            Buat asal
          </Button>
          <Button variant="quiet" size="small" disabled={!canRedo} onClick={control.redo}>
            Buat semula
          </Button>
        </div>
        {chosenRow && rowTools?.(chosenRow)}
        <p role="status" className="text-danger text-sm">
          {first && `${troubles.length} petak perlu dilihat: ${first.row.name}, ${first.column.name}.`}
        </p>
        <GridHints kind={sheet.kind} movesRows={props.rowMoves !== undefined} />
      </div>
      <p role="status" className="sr-only">
        {control.said}
      </p>
      {preview && (
        <PastePreview
          kind={sheet.kind}
          plan={preview.plan}
          onAccept={() => control.acceptPaste(preview)}
          onClose={control.dropPaste}
        />
      )}
    </div>
  );
}
