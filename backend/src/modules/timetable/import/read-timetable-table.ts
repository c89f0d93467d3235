import { readTableFile } from '../../imports/reading/index.js';
import { folded } from '../domain/import/names.js';
import type { FileLesson, FileName, FilePlace, FileSlot } from '../domain/import/timetable-file.js';
import { LINE_COLUMNS, linesOfClassGrids } from './class-grids.js';
import { columnsIn, type GridColumns, spanIn, weekdayIn, weekIn } from './table-words.js';
import type { ReadTimetable, TimetableReading } from './timetable-reading.js';

type Row = readonly string[];
type GridRow = Readonly<{
  row: Row;
  day: number | null;
  span: ReturnType<typeof spanIn>;
  week: number | null;
}>;

const WEEK: readonly string[] = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];
const MOST_LESSONS = 10_000;
const A_SHEET_A_CLASS = { mostSheets: 200, keepsLines: true, encoding: null } as const;

const inOneLine = (cell: string) => cell.replaceAll('\n', ' ');

/**
 * A table with a line for each lesson of the week: what a school types itself, and what is taken away here; else sheets
 * that are the week of a class each.
 */
export async function readTimetableTable(bytes: Buffer): Promise<TimetableReading> {
  const reading = await readTableFile(bytes, A_SHEET_A_CLASS);
  if ('refusal' in reading) return reading;
  if ('encodings' in reading) return { refusal: 'unreadable' };
  for (const { rows } of reading.sheets)
    for (const [at, { cells }] of rows.entries()) {
      const columns = columnsIn(cells);
      if (columns)
        return timetableOf(
          rows.slice(at + 1).map((row) => row.cells.map(inOneLine)),
          columns,
        );
    }
  const lines = linesOfClassGrids(reading.sheets);
  return lines.length > 0 ? timetableOf(lines, LINE_COLUMNS) : { refusal: 'no_columns' };
}

function timetableOf(rows: readonly Row[], columns: GridColumns): TimetableReading {
  const names = new NamesOfTable();
  const grid = rows.map((row): GridRow => {
    const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
    const time =
      columns.time === undefined ? `${cell(columns.from)}-${cell(columns.to)}` : cell(columns.time);
    return { row, day: weekdayIn(cell(columns.day)), span: spanIn(time), week: weekIn(cell(columns.week)) };
  });
  const spans = [
    ...new Map(grid.flatMap(({ span }) => (span ? [[`${span.from} ${span.to}`, span]] : []))).values(),
  ];
  const periods = spans
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .map((span, at) => ({ number: at + 1, name: '', ...span }));
  const hasWeeks = grid.some(({ week }) => week !== null);
  const weeks = hasWeeks ? [1, 2] : [1];
  const taken = new Set<string>();
  const slots: FileSlot[] = [];
  const leftCards: ReadTimetable['leftCards'][number][] = [];
  for (const [card, { row, day, span, week }] of grid.entries()) {
    const { lesson, roomIds } = names.lessonOf(row, columns);
    const period = periods.find(({ from, to }) => from === span?.from && to === span.to)?.number ?? null;
    const left = (outcome: 'repeated' | 'without_time') =>
      leftCards.push({ card, outcome, lessonId: lesson.id, period, days: day === null ? [] : [day + 1] });
    if (day === null || span === null || period === null) {
      left('without_time');
      continue;
    }
    const key = JSON.stringify([lesson.id, day, span, week]);
    if (taken.has(key)) {
      left('repeated');
      continue;
    }
    taken.add(key);
    slots.push({
      ...{ lessonId: lesson.id, day: day + 1, weeks: week === null ? weeks : [week], terms: [1] },
      ...{ periods: [period], ...span, roomIds, cards: [card] },
    });
  }
  if (slots.length === 0) return { refusal: 'empty' };
  if (names.lessons.size > MOST_LESSONS) return { refusal: 'too_many_rows' };
  const standing = [...names.lessons.values()];
  const roomless = new Set(
    slots.flatMap(({ lessonId, roomIds }) => (roomIds.length === 0 ? [lessonId] : [])),
  );
  return {
    names: { ...names.tables(), periods, ...places(weeks), lessons: standing },
    slots,
    cardCount: grid.length,
    leftCards,
    reading: 'one_period',
    unmet: [],
    withoutCards: [],
    withoutTeacher: standing.flatMap(({ id, teacherIds }) => (teacherIds.length === 0 ? [id] : [])),
    withoutRoom: [...roomless],
    unknownRooms: [],
    overlappingPeriods: [],
  };
}

function places(
  weeks: readonly number[],
): Readonly<Record<'days' | 'terms' | 'weeks', readonly FilePlace[]>> {
  return {
    days: WEEK.map((name, at) => ({ number: at + 1, name })),
    weeks: weeks.map((number) => ({ number, name: null })),
    terms: [{ number: 1, name: null }],
  };
}

/** What the lines name, each once; lines of the same subject, classes and teachers are one lesson. */
class NamesOfTable {
  readonly lessons = new Map<string, FileLesson>();
  private readonly kinds = {
    subjects: new Map<string, FileName>(),
    teachers: new Map<string, FileName>(),
    classes: new Map<string, FileName>(),
    rooms: new Map<string, FileName>(),
  };
  private readonly groups = new Map<string, ReadTimetable['names']['groups'][number]>();

  lessonOf(row: Row, columns: GridColumns): { lesson: FileLesson; roomIds: string[] } {
    const cell = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
    const parts = listed(cell(columns.class)).map((text) => this.partOf(text));
    const [subjectId = null] = this.ids('subjects', [cell(columns.subject)], cell(columns.code));
    const lesson = {
      subjectId,
      classIds: [...new Set(parts.map(({ classId }) => classId))],
      groupIds: parts.flatMap(({ groupId }) => groupId ?? []),
      teacherIds: this.ids('teachers', listed(cell(columns.teacher))),
      periodsPerCard: 1,
      periodsPerWeek: null,
    };
    const id = JSON.stringify(Object.values(lesson));
    const standing = this.lessons.get(id) ?? { id, ...lesson };
    this.lessons.set(id, standing);
    return { lesson: standing, roomIds: this.ids('rooms', [cell(columns.room)]) };
  }

  tables() {
    const { classes, ...others } = this.kinds;
    const rows = (names: ReadonlyMap<string, FileName>) => [...names.values()];
    return {
      subjects: rows(others.subjects),
      teachers: rows(others.teachers),
      rooms: rows(others.rooms),
      classes: rows(classes).map((each) => ({ ...each, teacherId: null })),
      groups: [...this.groups.values()],
    };
  }

  /** "3 Amanah (Islam)" is a group of a class. */
  private partOf(text: string): { classId: string; groupId: string | null } {
    const [, className = text, group = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
    const [classId = ''] = this.ids('classes', [className]);
    if (group === '') return { classId, groupId: null };
    const groupId = `${classId} ${folded(group)}`;
    if (!this.groups.has(groupId))
      this.groups.set(groupId, { id: groupId, classId, name: group, isEntireClass: false, division: '' });
    return { classId, groupId };
  }

  private ids(kind: keyof NamesOfTable['kinds'], names: readonly string[], short = ''): string[] {
    const ids = names.flatMap((written) => {
      const name = written.trim().slice(0, LONGEST_NAME);
      const id = folded(name);
      if (id === '') return [];
      if (!this.kinds[kind].has(id))
        this.kinds[kind].set(id, { id, name, short: short.slice(0, LONGEST_NAME) });
      return [id];
    });
    return [...new Set(ids)];
  }
}
const LONGEST_NAME = 200;

/** Several of a kind in one cell. */
function listed(text: string): string[] {
  return text.split(/\s*(?:[,;/+&]|\n)\s*/u).filter((part) => part !== '');
}
