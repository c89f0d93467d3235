import type { CardOutcome, FileLesson, FileSlot, TimetableFile } from '../domain/import/timetable-file.js';
import { type Cell, type ReadCards, type Reading, readCards } from './card-cells.js';
import { type PeriodOrder, periodOrderOf, type TimeOverlap } from './period-order.js';

/** `cards`: what became of each, in the order of the file. Lists of lessons and rooms hold ids of the file. */
export type Placement = Readonly<{
  reading: Reading;
  lessons: readonly FileSlot[];
  cards: readonly CardOutcome[];
  /** Where other than the stated number of periods is placed; those without cards among them. */
  unmet: readonly Readonly<{ lessonId: string; placed: number; stated: number }>[];
  withoutCards: readonly string[];
  withoutTeacher: readonly string[];
  /** Lessons that stand without a room somewhere. */
  withoutRoom: readonly string[];
  unknownRooms: readonly string[];
  overlappingPeriods: readonly TimeOverlap[];
}>;

/** Where each lesson stands, with what in the file cannot be as it says. What becomes of a card: see `readCards`. */
export function placedLessons(file: TimetableFile): Placement {
  const order = periodOrderOf(file.periods);
  const { reading, cells, outcomes, unmet } = likelierReading(file, order);
  const lessons = [...Map.groupBy(cells, (cell) => blockKey(cell, reading)).values()].flatMap((ofBlock) =>
    blocksOf(ofBlock, order),
  );
  const named = new Set(file.cards.map(({ lessonId }) => lessonId));
  const rooms = new Set(file.rooms.map(({ id }) => id));
  const idsWhere = (holds: (lesson: FileLesson) => boolean) => file.lessons.filter(holds).map(({ id }) => id);
  return {
    reading,
    lessons,
    cards: outcomes,
    unmet,
    withoutCards: idsWhere(({ id }) => !named.has(id)),
    withoutTeacher: idsWhere(({ teacherIds }) => teacherIds.length === 0),
    withoutRoom: once(lessons.flatMap(({ lessonId, roomIds }) => (roomIds.length === 0 ? [lessonId] : []))),
    unknownRooms: once(file.cards.flatMap(({ roomIds }) => roomIds.filter((id) => !rooms.has(id)))),
    overlappingPeriods: order.overlaps,
  };
}

/**
 * One reading for the whole file: that under which fewer lessons are unmet. Where both do as well, a card is one period,
 * as in all real files met.
 */
function likelierReading(file: TimetableFile, order: PeriodOrder) {
  const read = (reading: Reading) => {
    const cards: ReadCards = readCards(file, order, reading);
    return { reading, ...cards, unmet: unmetOf(file, cards.cells) };
  };
  const [asPeriods, asBlocks] = [read('one_period'), read('block')];
  return asBlocks.unmet.length < asPeriods.unmet.length ? asBlocks : asPeriods;
}

/**
 * A card of some weeks or terms counts whole or by its share: programs state either. A lesson without a stated number is
 * never unmet.
 */
function unmetOf(file: TimetableFile, cells: readonly Cell[]): Placement['unmet'] {
  const byLesson = Map.groupBy(cells, ({ lesson }) => lesson.id);
  return file.lessons.flatMap(({ id, periodsPerWeek }) => {
    if (periodsPerWeek === null) return [];
    const own = byLesson.get(id) ?? [];
    const byWeeks = own.reduce((sum, { weeks }) => sum + weeks.length / file.weeks.length, 0);
    const byTerms = own.reduce(
      (sum, { weeks, terms }) =>
        sum + (weeks.length * terms.length) / (file.weeks.length * file.terms.length),
      0,
    );
    const isMet = [own.length, byWeeks, byTerms].some((sum) => Math.abs(sum - periodsPerWeek) < ROUNDED);
    return isMet ? [] : [{ lessonId: id, placed: own.length, stated: periodsPerWeek }];
  });
}
/** A third of a week is written 0.33. */
const ROUNDED = 0.01;

/** Periods of the same may be one lesson; a card that is a block is never joined with another. */
function blockKey({ lesson, day, weeks, terms, roomIds, card }: Cell, reading: Reading): string {
  return JSON.stringify([lesson.id, day, weeks, terms, roomIds, reading === 'block' ? card : null]);
}

/**
 * Adjacent periods become one lesson as far as its block goes: three periods of a lesson of doubles are a double and a
 * single. Lessons of one period stay single, though two stand side by side.
 */
function blocksOf(cells: readonly Cell[], order: PeriodOrder): FileSlot[] {
  const blocks: Cell[][] = [];
  for (const cell of cells.toSorted((one, other) => one.place - other.place)) {
    const block = blocks.at(-1);
    const isNext = block?.at(-1)?.place === cell.place - 1 && block.length < cell.lesson.periodsPerCard;
    if (block && isNext) block.push(cell);
    else blocks.push([cell]);
  }
  return blocks.flatMap((block) => {
    const [first] = block;
    if (!first) return [];
    const { lesson, day, weeks, terms, roomIds } = first;
    const periods = block.map(({ place }) => order.numberAt(place));
    const clocks = periods.map(order.clockOf);
    const isTimed = clocks.every((clock) => clock !== null);
    return [
      {
        lessonId: lesson.id,
        day,
        weeks,
        terms,
        periods,
        from: isTimed ? (clocks[0]?.from ?? null) : null,
        to: isTimed ? (clocks.at(-1)?.to ?? null) : null,
        roomIds,
        cards: [...new Set(block.map(({ card }) => card))],
      },
    ];
  });
}

function once(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
