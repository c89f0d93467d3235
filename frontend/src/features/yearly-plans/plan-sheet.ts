import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { BLANK_TEXTS, inOrder, type RowTexts } from '@rules/yearly-plans/domain/plan-row';
import { changedPlanRowBounds } from '../../api/bounds/changed-plan-row';
import type { CellField, RecordState } from '../../grid/cell-standing';
import type { Origin } from '../../grid/record-cells';
import type { CellKind, Head } from '../../grid/sheet';
import type { PlanRow } from './calls';
import type { PlanRowFields } from './plan-row-kind';
import { weekDates, weekLabel, weekNote } from './plan-words';

/** A row of the table: what is kept, or a blank one in its week. */
export type SheetRow = Readonly<{ head: Head; week: number; origin: Origin<PlanRowFields> }>;

/** A row that was asked for and not written yet. */
export type AddedRow = Readonly<{ id: string; week: number; rank: number }>;

type Given = Readonly<{
  planId: string;
  rows: readonly PlanRow[];
  weeks: readonly LessonWeek[];
  /** The week of today, or the next. */
  now: number;
  added: readonly AddedRow[];
  /** Under which the row will be kept that is written first into an empty week; the same for the same week. */
  idFor: (week: number) => string;
  /** Whether empty weeks have a row to write in. */
  mayWrite: boolean;
}>;

/** Rows that were written here, perhaps in an earlier visit, and that the server does not have. */
export function unsentRows(
  states: ReadonlyMap<string, RecordState<PlanRowFields>>,
  planId: string,
): AddedRow[] {
  return [...states].flatMap(
    ([
      id,
      {
        state: { base, text },
      },
    ]) => (base.version === null && text.planId === planId ? [{ id, week: text.week, rank: text.rank }] : []),
  );
}

/** Every week of teaching with its rows, an empty one with a blank row; behind them what stands after the last week. */
export function sheetRowsOf({ planId, rows, weeks, now, added, idFor, mayWrite }: Given): SheetRow[] {
  const begin = ({ id, week, rank }: AddedRow): Origin<PlanRowFields> => ({
    id,
    begun: { planId, week, rank, ...BLANK_TEXTS },
  });
  const kept = new Set(rows.map(({ id }) => id));
  const blank = [...new Map(added.map((row) => [row.id, row])).values()].filter(({ id }) => !kept.has(id));
  const numbers = [...weeks.map(({ week }) => week), ...beyond(rows, weeks)];
  return numbers.flatMap((week) => {
    const told = weeks.find((each) => each.week === week);
    const standing = [...rows, ...blank].filter((row) => row.week === week);
    const ordered = inOrder(standing);
    const first = { id: idFor(week), week, rank: 0 };
    const shown = ordered.length > 0 || !mayWrite ? ordered : [first];
    return shown.map((row, at) => ({
      head: headOf(row.id, week, told, at, now),
      week,
      origin: rows.find(({ id }) => id === row.id) ?? begin(row),
    }));
  });
}

function beyond(rows: readonly PlanRow[], weeks: readonly LessonWeek[]): number[] {
  const known = new Set(weeks.map(({ week }) => week));
  return [...new Set(rows.map(({ week }) => week))].filter((week) => !known.has(week)).sort((a, b) => a - b);
}

function headOf(id: string, week: number, told: LessonWeek | undefined, at: number, now: number): Head {
  if (!told)
    return { id, label: 'Lebih', name: `Selepas minggu akhir, baris ${at + 1}`, note: 'Tiada minggu' };
  const isCurrent = week === now;
  if (at > 0) return { id, label: '', name: `Minggu ${told.number}, baris ${at + 1}`, isCurrent };
  return {
    id,
    label: isCurrent ? `${weekLabel(told)} kini` : weekLabel(told),
    name: `Minggu ${told.number}, ${weekDates(told)}${isCurrent ? ', minggu ini' : ''}`,
    detail: weekDates(told),
    note: weekNote(told),
    isCurrent,
  };
}

type TextField = keyof RowTexts;

const isList = (field: TextField): field is 'contentStandards' | 'learningStandards' =>
  field === 'contentStandards' || field === 'learningStandards';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A cell is one text of a row; standards stand in it one below the other. */
export function fieldOf(of: TextField): CellField<PlanRowFields, string> {
  if (isList(of))
    return {
      of,
      read: (fields) => fields[of].join('\n'),
      put: (fields, value) => ({ ...fields, [of]: linesOf(value) }),
    };
  return { of, read: (fields) => fields[of], put: (fields, value) => ({ ...fields, [of]: value }) };
}

const columns: readonly (Head & { id: TextField })[] = [
  { id: 'theme', label: 'Tema', name: 'Tema atau bidang', width: '8rem' },
  { id: 'topic', label: 'Topik', name: 'Topik', width: '9rem' },
  { id: 'contentStandards', label: 'SK', name: 'Standard kandungan', width: '11rem' },
  { id: 'learningStandards', label: 'SP', name: 'Standard pembelajaran', width: '13rem' },
  { id: 'objective', label: 'Objektif', name: 'Objektif', width: '13rem' },
  { id: 'crossCurricular', label: 'EMK', name: 'Elemen merentas kurikulum', width: '8rem' },
  { id: 'resources', label: 'BBM', name: 'Bahan bantu mengajar', width: '8rem' },
  { id: 'notes', label: 'Catatan', name: 'Catatan', width: '8rem' },
];

const plain = (text: string) =>
  text
    .replace(/^[\d.\s]+/, '')
    .trim()
    .toLowerCase();

/** Whatever can be written, but for a theme and content standards that only repeat the topic in every row. */
export function columnsFor(rows: readonly PlanRow[]): readonly Head[] {
  const repeats = (field: 'theme' | 'contentStandards') =>
    rows.some((row) => fieldOf(field).read(row) !== '') &&
    rows.every((row) => ['', plain(row.topic)].includes(plain(fieldOf(field).read(row))));
  return columns.filter(({ id }) => !((id === 'theme' || id === 'contentStandards') && repeats(id)));
}

export const columnField = (column: Head): TextField =>
  columns.find(({ id }) => id === column.id)?.id ?? 'notes';

const { most: MOST_LINES } = changedPlanRowBounds.learningStandards;

export const planCellKind: CellKind<string> = {
  empty: '',
  textOf: (text) => text,
  wordsOf: (text) => text || 'kosong',
  codeOf: (text) => text,
  parse(text, _row, column) {
    const told = columns.find(({ id }) => id === column.id);
    if (!told) return { value: text };
    const lines = isList(told.id) ? linesOf(text) : [text.trim()];
    if (lines.length > MOST_LINES) return { refusal: `Paling banyak ${MOST_LINES} standard sebaris.` };
    const { maxLength } = changedPlanRowBounds[told.id];
    if (lines.some(({ length }) => length > maxLength))
      return { refusal: `${told.name}: paling panjang ${maxLength} aksara.` };
    return { value: lines.join('\n') };
  },
  editor: 'lines',
};
