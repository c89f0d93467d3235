import type { Cell, CellKind, Change, Head, Sheet } from './sheet';

const head = (id: string): Head => ({ id, label: id, name: `Nama ${id}` });

/** Marks from 0 to 100; a comma is read as a point. */
export const markKind: CellKind<number | null> = {
  empty: null,
  textOf: (value) => (value === null ? '' : String(value)),
  wordsOf: (value) => (value === null ? 'kosong' : String(value)),
  codeOf: (value) => (value === null ? '' : String(value)),
  parse(text) {
    const typed = text.trim();
    if (typed === '') return { value: null };
    const value = Number(typed.replace(',', '.'));
    if (!(value >= 0 && value <= 100)) return { refusal: 'Sila isi 0 hingga 100.' };
    return typed.includes(',') ? { value, remark: 'Koma dibaca sebagai titik.' } : { value };
  },
  editor: 'number',
};

type Marks = Readonly<Record<string, number | null>>;

export const nameOf = (row: string, column: string) => `${row}/${column}`;

/** Rows a, b, ... and columns k, l, ...; a hole takes nothing, other cells without a mark are empty. */
export function marksSheet(
  marks: Marks,
  {
    rows = 'abc',
    columns = 'klm',
    holes = [] as readonly string[],
    cells = {} as Readonly<Record<string, Cell<number | null>>>,
  } = {},
): Sheet<number | null> {
  return {
    rows: [...rows].map(head),
    columns: [...columns].map(head),
    kind: markKind,
    cellAt(row, column) {
      const name = nameOf(row.id, column.id);
      if (holes.includes(name)) return undefined;
      return cells[name] ?? { value: marks[name] ?? null, standing: { name: 'settled' } };
    },
  };
}

/** As a page would hold the marks after the changes. */
export function applied(marks: Marks, changes: readonly Change<number | null>[]): Marks {
  return Object.fromEntries([
    ...Object.entries(marks),
    ...changes.map(({ row, column, after }) => [nameOf(row.id, column.id), after]),
  ]);
}
