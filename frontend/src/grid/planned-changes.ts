import { sameValue } from '../records/same-value';
import { type Block, isSinglePlace, type Place, placeWithin, rowsOfPlaces } from './place';
import type { Change, Head, Sheet } from './sheet';

/** What would become of one text in one cell. */
export type Planned<Value> = Readonly<{ row: Head; column: Head; text: string }> &
  Readonly<
    | { verdict: 'changes'; before: Value; after: Value; remark?: string }
    | { verdict: 'same'; remark?: string }
    | { verdict: 'refused'; reason: string }
  >;

export type Plan<Value> = Readonly<{
  planned: readonly Planned<Value>[];
  /** Texts that fell beyond the last row or column. */
  outside: number;
}>;

export function takesValue<Value>(
  { rows, columns, cellAt, closedReason }: Sheet<Value>,
  { row, column }: Place,
): boolean {
  if (closedReason !== undefined) return false;
  const [ofRow, ofColumn] = [rows[row], columns[column]];
  return ofRow !== undefined && ofColumn !== undefined && cellAt(ofRow, ofColumn) !== undefined;
}

/** Nothing for an empty text where no value is taken: a block that was copied with its holes says nothing there. */
function planText<Value>(
  { kind, cellAt, closedReason }: Sheet<Value>,
  row: Head,
  column: Head,
  text: string,
): Planned<Value> | undefined {
  if (closedReason !== undefined) return { row, column, text, verdict: 'refused', reason: closedReason };
  const cell = cellAt(row, column);
  const refused = (reason: string) => ({ row, column, text, verdict: 'refused', reason }) as const;
  if (!cell) return text.trim() === '' ? undefined : refused('Petak ini tidak diisi.');
  if (cell.standing.name === 'differs') return refused('Sila pilih satu daripada dua nilai di sini dahulu.');
  const parsed = kind.parse(text, row, column);
  if ('refusal' in parsed) return refused(parsed.refusal);
  const { value: after, remark } = parsed;
  return sameValue(cell.value, after) && cell.standing.name !== 'refused'
    ? { row, column, text, verdict: 'same', remark }
    : { row, column, text, verdict: 'changes', before: cell.value, after, remark };
}

type PlacedText = Place & { text: string };

function planTexts<Value>(sheet: Sheet<Value>, texts: readonly PlacedText[]): Plan<Value> {
  const planned: Planned<Value>[] = [];
  let outside = 0;
  for (const { row, column, text } of texts) {
    const [ofRow, ofColumn] = [sheet.rows[row], sheet.columns[column]];
    const plan = ofRow && ofColumn && planText(sheet, ofRow, ofColumn, text);
    if (plan) planned.push(plan);
    else if (!ofRow || !ofColumn) outside += 1;
  }
  return { planned, outside };
}

/** One text into one cell. */
export function planEntry<Value>(sheet: Sheet<Value>, place: Place, text: string): Plan<Value> {
  return planTexts(sheet, [{ ...place, text }]);
}

/** From the first place of the block on; a single text fills all of the block. */
export function planPaste<Value>(
  sheet: Sheet<Value>,
  block: Block,
  texts: readonly (readonly string[])[],
): Plan<Value> {
  const single = texts.length === 1 && texts[0]?.length === 1 ? texts[0][0] : undefined;
  if (single !== undefined)
    return planTexts(
      sheet,
      rowsOfPlaces(block)
        .flat()
        .map((place) => ({ ...place, text: single })),
    );
  const placed = texts.flatMap((line, down) =>
    line.map((text, across) => ({ row: block.top + down, column: block.left + across, text })),
  );
  return planTexts(sheet, placed);
}

export function planClearing<Value>(sheet: Sheet<Value>, block: Block): Plan<Value> {
  return planPaste(sheet, block, [['']]);
}

/** What is copied: the text of each cell, nothing where there is none. */
export function textsOf<Value>({ rows, columns, kind, cellAt }: Sheet<Value>, block: Block): string[][] {
  return rowsOfPlaces(block).map((line) =>
    line.map(({ row, column }) => {
      const [ofRow, ofColumn] = [rows[row], columns[column]];
      const cell = ofRow && ofColumn && cellAt(ofRow, ofColumn);
      return cell ? kind.textOf(cell.value) : '';
    }),
  );
}

export type FillDirection = 'down' | 'right';

/** Past what takes no value: the first row of a block into those below it, or its first column into those beside it; a single place takes what
 * stands over it, or left of it. */
export function planFill<Value>(sheet: Sheet<Value>, block: Block, direction: FillDirection): Plan<Value> {
  const isDown = direction === 'down';
  const isOneLine = isDown ? block.top === block.bottom : block.left === block.right;
  const first = isDown ? block.top : block.left;
  const from = isOneLine ? first - 1 : first;
  if (from < 0) return { planned: [], outside: 0 };
  const source = isDown ? { ...block, top: from, bottom: from } : { ...block, left: from, right: from };
  const given = textsOf(sheet, source);
  const texts = rowsOfPlaces(block)
    .flat()
    .filter((place) => (isDown ? place.row : place.column) > from && takesValue(sheet, place))
    .map((place) => {
      const text = isDown ? given[0]?.[place.column - block.left] : given[place.row - block.top]?.[0];
      return { ...place, text: text ?? '' };
    });
  return planTexts(sheet, texts);
}

export function changesOf<Value>({ planned }: Plan<Value>): Change<Value>[] {
  return planned.flatMap((plan) => {
    if (plan.verdict !== 'changes') return [];
    const { row, column, before, after } = plan;
    return [{ row, column, before, after }];
  });
}

/** Whether somebody should see it before it happens: more than one text, at more than one place. */
export function needsPreview(block: Block, texts: readonly (readonly string[])[]): boolean {
  return !isSinglePlace(block) || texts.length > 1 || (texts[0]?.length ?? 0) > 1;
}

/** The block that a paste covers, to be shown as chosen afterwards. */
export function pastedBlock<Value>(
  { rows, columns }: Sheet<Value>,
  block: Block,
  texts: readonly (readonly string[])[],
): Block {
  const last = placeWithin(
    { row: block.top + texts.length - 1, column: block.left + (texts[0]?.length ?? 1) - 1 },
    { rows: rows.length, columns: columns.length },
  );
  return needsPreview({ ...block, bottom: block.top, right: block.left }, texts)
    ? { top: block.top, left: block.left, bottom: last.row, right: last.column }
    : block;
}
