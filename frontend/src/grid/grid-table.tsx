// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid keeps its heads and its printing
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '../ui/class-names';
import { BesideHeads, roomBeside } from './beside-columns';
import { CellCallout } from './cell-callout';
import { CellEditor } from './cell-editor';
import { intentOf } from './grid-keys';
import { GridRow } from './grid-row';
import { type Place, selectionOf } from './place';
import { textsOf } from './planned-changes';
import type { GridProps } from './sheet';
import { readTabSeparated, writeTabSeparated } from './tab-separated';
import type { GridControl } from './use-grid';

type GridTableProps<Value> = GridProps<Value> & { control: GridControl<Value> };

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** A table with the roles and the keys of a grid: one stop for Tab, the focus is on a cell. */
export function GridTable<Value>(props: GridTableProps<Value>) {
  const { caption, axes, sheet, control, onDecide, beside, foot, rowMoves } = props;
  const { selection, block, editing } = control;
  const table = useClipboard(props);
  const [headRow, headColumn] = [sheet.rows[selection.head.row], sheet.columns[selection.head.column]];
  useRowOfToday(table);
  useFocusOnHead(table, control);

  function press(event: KeyboardEvent<HTMLTableElement>) {
    if (editing || !(event.target instanceof HTMLElement) || !event.target.matches('[data-column]')) return;
    const { key, ctrlKey, metaKey, shiftKey: isShift, altKey: isAlt } = event;
    const intent = intentOf({ key, isCtrl: ctrlKey || metaKey, isShift, isAlt });
    if (!intent || event.nativeEvent.isComposing) return;
    if (intent.does === 'move-row' && !rowMoves) return;
    event.preventDefault();
    if (intent.does !== 'move-row') control.carryOut(intent);
    else if (headRow && !sheet.closedReason) rowMoves?.step(headRow, intent.direction);
  }

  /** The chosen place of the pointer, unless it is where something is edited or pressed. */
  function point(event: PointerEvent<HTMLTableElement>, isExtending: boolean) {
    const place = placeOf(event.target);
    const isInside = event.target instanceof Element && event.target.closest('input, textarea, [popover]');
    if (!place || isInside) return;
    const isHead = place.row === selection.head.row && place.column === selection.head.column;
    if (isExtending && isHead) return;
    control.select(isExtending ? { anchor: selection.anchor, head: place } : selectionOf(place));
  }

  return (
    <div
      data-grid
      style={roomBeside(beside)}
      className="max-h-[75dvh] overflow-auto dense:max-h-full scroll-pt-12 scroll-pb-14 scroll-pl-44 xl:scroll-pr-(--room) rounded-lg border border-line bg-raised print:max-h-none print:overflow-visible print:rounded-none"
    >
      <table
        ref={table}
        role="grid"
        aria-label={caption}
        aria-multiselectable="true"
        aria-readonly={sheet.closedReason !== undefined}
        onKeyDown={press}
        onPointerDown={(event) => point(event, event.shiftKey)}
        onPointerMove={(event) => event.buttons === 1 && event.pointerType === 'mouse' && point(event, true)}
        onFocus={(event) => {
          // A screen reader, or a button of the page, may lead to any cell.
          const place = event.target.matches('[data-column]') ? placeOf(event.target) : undefined;
          const isHead = place?.row === selection.head.row && place.column === selection.head.column;
          if (place && !isHead) control.select(selectionOf(place));
        }}
        onDoubleClick={() => control.edit()}
        onClick={(event) => {
          // A finger has no second click: what it touches it edits.
          const isTouch =
            event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
          if (isTouch && !editing && placeOf(event.target)) control.edit();
        }}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky print:static top-0 left-0 z-20 w-44 min-w-44 border-line border-b bg-raised px-3 py-2 text-left font-medium text-muted"
            >
              {axes.row}
            </th>
            {sheet.columns.map(({ id, label, name, width }) => (
              <th
                key={id}
                scope="col"
                aria-label={name}
                style={width === undefined ? undefined : { minWidth: width }}
                className={classNames(
                  'sticky print:static top-0 z-10 border-line border-b border-l bg-raised py-2 font-medium text-muted',
                  width === undefined ? 'min-w-14 px-1.5 text-center' : 'px-2.5 text-left',
                )}
              >
                {label}
              </th>
            ))}
            <BesideHeads beside={beside} />
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => {
            const isHeadRow = at === selection.head.row;
            const isChosen = at >= block.top && at <= block.bottom;
            return (
              <GridRow
                key={row.id}
                sheet={sheet}
                row={row}
                at={at}
                beside={beside}
                onDrop={sheet.closedReason === undefined ? rowMoves?.drop : undefined}
                headColumn={isHeadRow ? selection.head.column : -1}
                chosenFrom={isChosen ? block.left : -1}
                chosenTo={isChosen ? block.right : -1}
                editor={
                  isHeadRow && editing && <CellEditor sheet={sheet} control={control} entry={editing} />
                }
              />
            );
          })}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th
                scope="row"
                className="sticky print:static bottom-0 left-0 z-20 border-line border-t bg-sunken px-3 py-2 text-left font-normal text-muted"
              >
                {foot.label}
              </th>
              {sheet.columns.map((column) => (
                <td
                  key={column.id}
                  className="sticky print:static bottom-0 z-10 border-line border-t border-l bg-sunken px-1 py-1.5 text-center"
                >
                  {foot.at(column)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {headRow && headColumn && !editing && (
        <CellCallout
          key={`${headRow.id}/${headColumn.id}`}
          {...{ sheet, onDecide }}
          row={headRow}
          column={headColumn}
        />
      )}
    </div>
  );
}

/** The browser says what is copied and pasted to the document, where no text is chosen: the grid with the focus answers. */
function useClipboard<Value>({ sheet, control }: GridTableProps<Value>) {
  const table = useRef<HTMLTableElement>(null);
  const answer = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    const hasFocus =
      document.activeElement?.matches('[data-column]') && table.current?.contains(document.activeElement);
    if (!clipboardData || !hasFocus || control.editing) return;
    event.preventDefault();
    if (event.type === 'paste') return control.paste(readTabSeparated(clipboardData.getData('text/plain')));
    clipboardData.setData('text/plain', writeTabSeparated(textsOf(sheet, control.block)));
    if (event.type === 'cut') control.carryOut({ does: 'clear' });
  });
  useEffect(() => {
    const gone = new AbortController();
    for (const type of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(type, answer, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return table;
}

/** A grid of many weeks begins with the one of today. */
function useRowOfToday(table: React.RefObject<HTMLTableElement | null>) {
  useEffect(() => {
    const row = table.current?.querySelector<HTMLElement>('[data-today]');
    const frame = row?.closest<HTMLElement>('[data-grid]');
    if (row && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 3;
  }, [table]);
}

/** The focus follows the selection, and comes back to its cell when an entry ends. */
function useFocusOnHead<Value>(
  table: React.RefObject<HTMLTableElement | null>,
  { selection: { head }, editing, preview }: GridControl<Value>,
) {
  const wasEntered = useRef(false);
  const isOpen = editing !== undefined || preview !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the head stands decides which cell it is
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]');
    const isInside = table.current?.contains(document.activeElement) || wasEntered.current;
    if (
      cell &&
      !isOpen &&
      isInside &&
      document.activeElement !== cell &&
      !cell.contains(document.activeElement)
    )
      cell.focus();
    wasEntered.current = isOpen;
  }, [table, head.row, head.column, isOpen]);
}
