import type { CardOutcome, FileLesson, TimetableFile } from '../domain/import/timetable-file.js';
import type { PeriodOrder } from './period-order.js';

/** Whether a card is one period, or all periods of its lesson's block, from its own on. */
export type Reading = 'one_period' | 'block';

/** One period of a lesson, in the weeks and terms in which no card before has it there. `card`: by its place in the file. */
export type Cell = Readonly<{
  lesson: FileLesson;
  day: number;
  place: number;
  weeks: readonly number[];
  terms: readonly number[];
  roomIds: readonly string[];
  card: number;
}>;

export type ReadCards = Readonly<{ cells: readonly Cell[]; outcomes: readonly CardOutcome[] }>;

/**
 * Every card has an outcome.
 * - Without a lesson: the lesson it names stands nowhere.
 * - Without a time: it says no period, day, week or term for certain.
 * - Outside the grid: its period is not in the list, or its day is none of the school's.
 * - Repeated: its lesson stands there already, in all of its weeks. One with more weeks adds these.
 */
export function readCards(file: TimetableFile, order: PeriodOrder, reading: Reading): ReadCards {
  const lessons = new Map(file.lessons.map((lesson) => [lesson.id, lesson]));
  const rooms = new Set(file.rooms.map(({ id }) => id));
  const cells: Cell[] = [];
  const taken = new Set<string>();
  const takeWeeks = ({ lesson, day, place, weeks, terms }: Cell) =>
    weeks.filter((week) => {
      const keys = terms.map((term) => JSON.stringify([lesson.id, day, place, week, term]));
      const isNew = keys.some((key) => !taken.has(key));
      for (const key of keys) taken.add(key);
      return isNew;
    });

  const outcomes = file.cards.map((card, at): CardOutcome => {
    const { period, days, weeks, terms } = card;
    const lesson = lessons.get(card.lessonId);
    if (!lesson) return 'without_lesson';
    if (period === null || [days, weeks, terms].some((places) => places.length === 0)) return 'without_time';
    const first = order.placeOf(period);
    if (first === undefined || days.some((day) => day > file.days.length)) return 'outside_grid';
    const end = Math.min(order.count, first + (reading === 'block' ? lesson.periodsPerCard : 1));
    const roomIds = card.roomIds.filter((id) => rooms.has(id));
    const before = cells.length;
    for (const day of days)
      for (let place = first; place < end; place += 1) {
        const cell = { lesson, day, place, weeks, terms, roomIds, card: at };
        const left = takeWeeks(cell);
        if (left.length > 0) cells.push({ ...cell, weeks: left });
      }
    return cells.length > before ? 'placed' : 'repeated';
  });
  return { cells, outcomes };
}
