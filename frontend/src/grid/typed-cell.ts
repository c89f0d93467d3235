import type { Place } from './place';
import { takesValue } from './planned-changes';
import type { Cell, Head, Sheet } from './sheet';

/** A cell while somebody writes in it, and what stood there before the first letter. */
export type Entry<Value> = Readonly<{
  row: Head;
  column: Head;
  stood: Cell<Value>;
  /** The letter that began it. */
  typed?: string;
}>;

export function entryAt<Value>(
  sheet: Sheet<Value>,
  place: Place,
  typed: string | undefined,
): Entry<Value> | undefined {
  const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
  const stood = row && column && sheet.cellAt(row, column);
  return stood && takesValue(sheet, place) ? { row, column, stood, typed } : undefined;
}

/** Letters that look for a choice are no value, and of two values one has to be chosen first. */
function isKept<Value>({ kind }: Sheet<Value>, { stood }: Entry<Value>): boolean {
  return typeof kind.editor !== 'object' && stood.standing.name !== 'differs';
}

/** What is kept of a text that is still being written; nothing while it means nothing. */
export function readWhileTyped<Value>(
  sheet: Sheet<Value>,
  entry: Entry<Value>,
  text: string,
): { value: Value } | undefined {
  if (!isKept(sheet, entry)) return undefined;
  const parsed = sheet.kind.parse(text, entry.row, entry.column);
  return 'value' in parsed ? parsed : undefined;
}

/** Written again where the entry is given up: a value that the server refused is still what somebody asked for. */
export function stoodBefore<Value>(sheet: Sheet<Value>, entry: Entry<Value>): { value: Value } | undefined {
  if (!isKept(sheet, entry)) return undefined;
  const { value, standing } = entry.stood;
  return { value: standing.name === 'refused' ? standing.asked : value };
}

/** The sheet as it read when the entry began: one entry is one change, however many letters it took. */
export function sheetBefore<Value>(sheet: Sheet<Value>, { row, column, stood }: Entry<Value>): Sheet<Value> {
  return {
    ...sheet,
    cellAt: (ofRow, ofColumn) =>
      ofRow.id === row.id && ofColumn.id === column.id ? stood : sheet.cellAt(ofRow, ofColumn),
  };
}
