import { usualBell } from '@rules/calendar/domain/day-plan';
import type { BellRow } from '@rules/calendar/domain/school-calendar';
import type { SchoolClass } from '../../classes';
import type { Lesson } from '../calls';
import { type Known, placed } from '../known';

/** What a class has in one or more periods that follow one another; more than one lesson where groups part. */
export type SchoolCell = {
  /** Days before it count on: along the whole row. */
  column: number;
  span: number;
  weekday: number;
  kind: BellRow['kind'];
  from: string;
  to: string;
  lessons: readonly Lesson[];
};

export type SchoolRow = { schoolClass: SchoolClass; cells: readonly SchoolCell[] };

export type SchoolDay = { weekday: number; column: number; columns: number; rows: readonly BellRow[] };

/** Classes with the same bells, under one head. */
export type SchoolGroup = { key: string; days: readonly SchoolDay[]; rows: readonly SchoolRow[] };

/** `columns`: of all days together, as many for every group. `hidden`: what stands outside the bells of its class. */
export type SchoolGrid = { columns: number; groups: readonly SchoolGroup[]; hidden: readonly Lesson[] };

/** Every class beside the week: one row each, one column for each row of the bells. */
export function schoolGrid(known: Known, weekdays: readonly number[]): SchoolGrid {
  const bells = new Map(known.classes.map((each) => [each.id, bellsOf(known, each, weekdays)]));
  const widths = weekdays.map((_, at) =>
    Math.max(1, ...[...bells.values()].map((rowsOfDays) => rowsOfDays[at]?.length ?? 0)),
  );
  const ofClasses = lessonsByClass(known);
  const groups = new Map<string, { days: SchoolDay[]; rows: SchoolRow[] }>();
  const shown = new Set<string>();
  for (const schoolClass of known.classes) {
    const rowsOfDays = bells.get(schoolClass.id) ?? [];
    const key = JSON.stringify(rowsOfDays);
    const group = groups.get(key) ?? { days: daysOf(weekdays, widths, rowsOfDays), rows: [] };
    const lessons = ofClasses.get(schoolClass.id) ?? [];
    const cells = group.days.flatMap((day) => cellsOf(day, lessons));
    for (const cell of cells) for (const { id } of cell.lessons) shown.add(id);
    group.rows.push({ schoolClass, cells });
    groups.set(key, group);
  }
  return {
    columns: widths.reduce((sum, width) => sum + width, 0),
    groups: [...groups].map(([key, group]) => ({ key, ...group })),
    hidden: [...new Set([...ofClasses.values()].flat())].filter(
      ({ id, weekday }) => !shown.has(id) && weekdays.includes(weekday),
    ),
  };
}

function bellsOf(
  { calendar }: Known,
  asking: SchoolClass,
  weekdays: readonly number[],
): (readonly BellRow[])[] {
  return weekdays.map((weekday) =>
    calendar.schoolWeekdays
      .filter((day) => day === weekday)
      .flatMap((day) => usualBell(calendar, asking, day)?.rows ?? []),
  );
}

/** Those of each class, by its id. */
export function lessonsByClass(known: Known): Map<string, Lesson[]> {
  const found = new Map<string, Lesson[]>();
  for (const lesson of known.lessons) {
    const { resources } = placed(known, lesson);
    for (const id of new Set(resources.flatMap((each) => (each.kind === 'class' ? [each.id] : [])))) {
      const others = found.get(id);
      if (others) others.push(lesson);
      else found.set(id, [lesson]);
    }
  }
  return found;
}

function daysOf(
  weekdays: readonly number[],
  widths: readonly number[],
  rowsOfDays: readonly (readonly BellRow[])[],
): SchoolDay[] {
  let column = 0;
  return weekdays.map((weekday, at) => {
    const columns = widths[at] ?? 1;
    const day = { weekday, column, columns, rows: rowsOfDays[at] ?? [] };
    column += columns;
    return day;
  });
}

/** Periods that one lesson joins are one cell, and so is what overlaps it. */
function cellsOf({ weekday, column, rows }: SchoolDay, lessons: readonly Lesson[]): SchoolCell[] {
  const ofDay = lessons.filter((lesson) => lesson.weekday === weekday);
  const cells: SchoolCell[] = [];
  for (const [at, { kind, from, to }] of rows.entries()) {
    const here = ofDay.filter((lesson) => lesson.from < to && from < lesson.to);
    const before = cells.at(-1);
    if (before && here.some((lesson) => before.lessons.includes(lesson))) {
      before.span = column + at + 1 - before.column;
      before.to = to;
      before.lessons = [...new Set([...before.lessons, ...here])];
    } else cells.push({ column: column + at, span: 1, weekday, kind, from, to, lessons: here });
  }
  return cells;
}

/** Where the focus may stand: what is no recess, or holds something all the same. */
export const isStop = ({ kind, lessons }: SchoolCell): boolean => kind === 'lesson' || lessons.length > 0;

export type Spot = { classId: string; column: number };

/** Where a key leads from a cell of the grid; undefined for other keys and at the edge. */
export function spotBeside({ groups }: SchoolGrid, { classId, column }: Spot, key: string): Spot | undefined {
  const rows = groups.flatMap((group) => group.rows);
  const at = rows.findIndex(({ schoolClass }) => schoolClass.id === classId);
  const row = rows[at + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)];
  if (!row) return undefined;
  const stops = row.cells.filter(isStop);
  const here = stops.findIndex((cell) => column >= cell.column && column < cell.column + cell.span);
  const nearest = stops.findLast((cell) => cell.column <= column) ?? stops[0];
  const found: Readonly<Record<string, SchoolCell | undefined>> = {
    ArrowRight: stops[here + 1],
    ArrowLeft: here > 0 ? stops[here - 1] : undefined,
    Home: stops[0],
    End: stops.at(-1),
    ArrowDown: stops[here] ?? nearest,
    ArrowUp: stops[here] ?? nearest,
  };
  const cell = found[key];
  return cell && { classId: row.schoolClass.id, column: cell.column };
}
