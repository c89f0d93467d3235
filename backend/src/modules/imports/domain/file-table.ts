import { rowNumberOf } from '../../../platform/imports/finding.js';
import { foldedHead } from './head.js';
import { type HeadLine, headLineOf, isHeadAgain } from './head-line.js';
import { type KnownHeads, proposedMapping } from './mapping.js';
import { filledDown, type Row, type Sheet } from './sheet-rows.js';

/** A sheet of the file; one without the columns of the others is not read. */
export type FileSheet = Readonly<{ name: string; rowCount: number; isRead: boolean }>;

/** A column that the file does not have: its title lines, or the name of a sheet, say it for the rows below. */
export type AddedColumn = Readonly<{ column: number; field: string }>;

/**
 * The table of a file, without what stands above it, of all its sheets. `heads`: as written, '' where a column has none.
 * `sheet`: of which the columns are. `aside`: lines between the rows that are none, such as sums.
 */
export type FileTable = Readonly<{
  sheet: string | null;
  sheets: readonly FileSheet[];
  heads: readonly string[];
  rows: readonly Row[];
  added: readonly AddedColumn[];
  aside: readonly string[];
}>;

/** `headRow`: the last row of its heads, as a spreadsheet counts. */
export type FoundTable = Readonly<{
  sheet: string | null;
  heads: readonly string[];
  rows: readonly Row[];
  headRow: number;
}>;

/** `inTitle`: what a line above the rows, or the name of their sheet, says of the field for all of them. */
type ListField = KnownHeads['fields'][number] &
  Readonly<{ label: string; isRequired: boolean; inTitle?: (title: string) => string | null }>;
type TitledField = ListField & Required<Pick<ListField, 'inTitle'>>;
/** Of a list whose rows are imported. */
type ListHeads = Omit<KnownHeads, 'fields'> & Readonly<{ fields: readonly ListField[] }>;

type HeadedSheet = Readonly<{ at: number; sheet: Sheet; head: HeadLine }>;
type Block = { titles: string[]; rows: Row[] };

/** In the sheet and under the line of heads that say most; where none is known, under the first line that is fullest. */
export function tableOf(sheets: readonly Sheet[], known: KnownHeads): FoundTable | null {
  const best = bestOf(headedSheets(sheets, known));
  if (!best) return null;
  const { sheet, head } = best;
  const rows = filledDown(sheet.rows.slice(head.last + 1), sheet.merges).filter(
    (row) => !isHeadAgain(row, head),
  );
  const heads = widened(head.heads, rows);
  return { sheet: sheet.name, heads, rows, headRow: sheet.rows[head.last]?.number ?? 0 };
}

/** The rows of all sheets that have the columns of the one that says most. */
export function tableOfAll(sheets: readonly Sheet[], known: ListHeads): FileTable | null {
  const headed = headedSheets(sheets, known);
  const best = bestOf(headed);
  if (!best) return null;
  const fieldsOf = ({ heads }: HeadLine) => proposedMapping(heads, known).flatMap(({ field }) => field ?? []);
  const needed = known.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const isAlike = (each: HeadedSheet) =>
    each === best || (needed.length > 0 && needed.every((name) => fieldsOf(each.head).includes(name)));
  const read = headed.filter(isAlike);
  const heads = [...best.head.heads];
  const aside: string[] = [];
  const parts = read.map(({ at, sheet, head }) => {
    const columns = placesOf(head.heads, heads);
    const blocks = blocksOf(sheet, head, known, aside);
    return { at, sheet, columns, blocks };
  });
  const added = addedColumns(parts, heads, known);
  const rows = parts.flatMap(({ at, sheet, columns, blocks }) =>
    blocks.flatMap((block) => {
      const said = added.map(({ value }) => value(block.titles, sheet.name));
      return block.rows.map((row) => placed(row, at, columns, heads.length, said));
    }),
  );
  return {
    sheet: best.sheet.name,
    sheets: sheets.map(({ name }, at) => {
      const own = parts.find((part) => part.at === at);
      const rowCount = own?.blocks.reduce((sum, block) => sum + block.rows.length, 0) ?? 0;
      return { name: name ?? '', rowCount, isRead: rowCount > 0 };
    }),
    heads: [...heads, ...added.map(({ head }) => head)],
    rows,
    added: added.map(({ column, field }) => ({ column, field })),
    aside,
  };
}

function headedSheets(sheets: readonly Sheet[], known: KnownHeads): HeadedSheet[] {
  return sheets.flatMap((sheet, at) => {
    const head = headLineOf(sheet, known);
    return head ? [{ at, sheet, head }] : [];
  });
}

function bestOf(headed: readonly HeadedSheet[]): HeadedSheet | undefined {
  return headed.toSorted(
    (one, other) =>
      other.head.score - one.head.score || other.head.filled - one.head.filled || one.at - other.at,
  )[0];
}

/** For each column of a sheet the one of the table; heads that the table does not have yet are added to it. */
function placesOf(own: readonly string[], heads: string[]): number[] {
  if (own.every((head, column) => foldedHead(head) === foldedHead(heads[column] ?? '')))
    return own.map((_, column) => column);
  const taken = new Set<number>();
  return own.map((head, column) => {
    const folded = foldedHead(head);
    const same = heads.findIndex(
      (other, at) => !taken.has(at) && folded !== '' && foldedHead(other) === folded,
    );
    const place =
      same >= 0
        ? same
        : folded === '' && !taken.has(column) && !heads[column]
          ? column
          : heads.push(head) - 1;
    taken.add(place);
    return place;
  });
}

/** The tables of a sheet, each under its titles: heads that stand again begin one, and a title between the rows does. */
function blocksOf(sheet: Sheet, head: HeadLine, known: ListHeads, aside: string[]): Block[] {
  const needed = neededColumns(head, known);
  const titled = known.fields.filter(hasTitle);
  const above = sheet.rows.slice(0, head.first).map(({ cells }) => lineText(cells));
  const blocks: Block[] = [{ titles: above, rows: [] }];
  for (const row of filledDown(sheet.rows.slice(head.last + 1), sheet.merges)) {
    const block = blocks.at(-1);
    if (!block) break;
    if (isHeadAgain(row, head)) {
      const titles = takeTitles(block, needed);
      if (titles.length > 0) blocks.push({ titles, rows: [] });
    } else if (isTitle(row, needed) && titled.some(({ inTitle }) => inTitle(lineText(row.cells)) !== null))
      blocks.push({ titles: [lineText(row.cells)], rows: [] });
    else block.rows.push(row);
  }
  for (const block of blocks) {
    const rows = block.rows.filter((row) => !isAside(row, needed, titled.length > 0));
    for (const row of block.rows)
      if (!rows.includes(row)) aside.push(`${row.number}: ${lineText(row.cells)}`);
    block.rows = rows;
  }
  return blocks;
}

/** Columns without which a row is none; each as the columns that make its field. */
function neededColumns({ heads }: HeadLine, known: ListHeads): number[][] {
  const mapped = proposedMapping(heads, known);
  return known.fields
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => mapped.flatMap(({ field }, column) => (field === name ? [column] : [])));
}

/** The lines right above heads that stand again: they leave the rows before. */
function takeTitles(block: Block, needed: readonly number[][]): string[] {
  let from = block.rows.length;
  while (from > 0 && isTitle(block.rows[from - 1], needed)) from -= 1;
  return block.rows.splice(from).map(({ cells }) => lineText(cells));
}

function isTitle(row: Row | undefined, needed: readonly number[][]): boolean {
  if (!row || isSum(row)) return false;
  const filled = row.cells.filter((cell) => cell !== '').length;
  return filled <= MOST_CELLS_OF_A_TITLE && !hasAll(row, needed);
}
const MOST_CELLS_OF_A_TITLE = 4;

const SUM =
  /^(?:jumlah|jum|total|lelaki|perempuan|l|p|bil\p{L}*|murid|男生?|女生?|合计|总计|總計)[^\p{L}]*\d+\D*$/iu;
const FOOT =
  /^(?:[*#]|jumlah|total|disediakan|disahkan|dicetak|tarikh cetak|nota\b|catatan\s*:|sumber|laporan|muka ?surat|halaman|合计|总计)/iu;

function isSum({ cells }: Pick<Row, 'cells'>): boolean {
  const said = cells.filter((cell) => cell !== '');
  return said.length > 0 && said.every((cell) => SUM.test(cell));
}

/**
 * A sum, a foot, or in a list that has titles a line that says nothing in any column that every row needs. Elsewhere such a
 * line goes on with what stands above it.
 */
function isAside(row: Row, needed: readonly number[][], hasTitles: boolean): boolean {
  if (row.unread.length > 0) return false;
  if (isSum(row)) return true;
  if (needed.length === 0 || hasAll(row, needed)) return false;
  const said = row.cells.filter((cell) => cell !== '');
  const saysNothing = needed.every((columns) => columns.every((column) => !row.cells[column]));
  return (
    (said.length <= 2 && FOOT.test(said[0] ?? '')) ||
    (hasTitles && saysNothing && said.length <= MOST_CELLS_OF_A_TITLE && !isNumbered(said))
  );
}

/** Of a row whose name was forgotten the number stays. */
function isNumbered([first = '']: readonly string[]): boolean {
  return /^\d+\.?$/.test(first);
}

function hasAll({ cells }: Pick<Row, 'cells'>, needed: readonly number[][]): boolean {
  return needed.length > 0 && needed.every((columns) => columns.some((column) => cells[column]));
}

function lineText(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(' ');
}

type Part = Readonly<{ sheet: Sheet; blocks: readonly Block[] }>;
type Added = AddedColumn &
  Readonly<{ head: string; value: (titles: readonly string[], sheet: string | null) => string }>;

/** For fields that no column tells and some title does. */
function addedColumns(parts: readonly Part[], heads: string[], known: ListHeads): Added[] {
  const mapped = new Set(proposedMapping(heads, known).map(({ field }) => field));
  const wide = Math.max(
    heads.length,
    ...parts.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.length))),
  );
  while (heads.length < wide) heads.push('');
  return known.fields
    .flatMap((field) => (hasTitle(field) && !mapped.has(field.name) ? [field] : []))
    .map((field, at) => {
      const value = (titles: readonly string[], sheet: string | null) =>
        [...titles.toReversed(), sheet ?? ''].map(field.inTitle).find((said) => said !== null) ?? '';
      return { column: wide + at, field: field.name, head: `${field.label} (tajuk)`, value };
    })
    .filter(({ value }) =>
      parts.some(({ sheet, blocks }) => blocks.some(({ titles }) => value(titles, sheet.name) !== '')),
    );
}

function hasTitle(field: ListField): field is TitledField {
  return field.inTitle !== undefined;
}

/** In the columns of the table, with what its titles say behind. */
function placed(
  row: Row,
  sheet: number,
  columns: readonly number[],
  width: number,
  said: readonly string[],
): Row {
  const cells = Array<string>(width).fill('');
  for (const [column, cell] of row.cells.entries()) cells[columns[column] ?? column] = cell;
  return {
    ...{ number: rowNumberOf(sheet, row.number), cells: [...cells, ...said], isHidden: row.isHidden },
    unread: row.unread.map((column) => columns[column] ?? column),
  };
}

function widened(heads: readonly string[], rows: readonly Pick<Row, 'cells'>[]): string[] {
  const columns = Math.max(heads.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: columns }, (_, column) => heads[column] ?? '');
}
