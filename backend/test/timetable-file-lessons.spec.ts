import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type {
  FileCard,
  FileLesson,
  TimetableFile,
} from '../src/modules/timetable/domain/import/timetable-file.js';
import { placedLessons } from '../src/modules/timetable/import/placed-lessons.js';
import { readTimetableFile } from '../src/modules/timetable/import/read-timetable-file.js';
import { generatedTimetable } from './support/generated-timetable.js';

async function placedFrom(name: string) {
  const reading = await readTimetableFile([readFileSync(join(__dirname, 'fixtures', name))]);
  if ('refusal' in reading) throw new Error(reading.refusal);
  return placedLessons(reading.file);
}

describe('the lessons of an export of today', () => {
  const placement = placedFrom('jadual-2012.xml');
  const periodsOf = async (id: string) =>
    (await placement).lessons
      .filter(({ lessonId }) => lessonId === id)
      .map(({ day, periods }) => [day, periods]);

  it('are doubles where their block is two periods, and singles where it is one, though they stand side by side', async () => {
    expect((await placement).reading).toBe('one_period');
    expect(await periodsOf('L1')).toEqual([
      [1, [1, 2]],
      [3, [1, 2]],
    ]);
    expect(await periodsOf('L8')).toEqual([
      [1, [1]],
      [1, [2]],
      [5, [4]],
    ]);
    expect(await periodsOf('L11')).toEqual([[1, [0]]]);
    expect(await periodsOf('L2')).toContainEqual([6, [3]]);
  });

  it('stand in the weeks of their fortnight', async () => {
    const fortnight = (await placement).lessons.filter(({ lessonId }) => lessonId === 'L7');
    expect(fortnight.map(({ day, weeks }) => [day, weeks])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
  });

  it('are named where the file is at odds with itself', async () => {
    expect(await placement).toMatchObject({
      unmet: [
        { lessonId: 'L12', placed: 0, stated: 2 },
        { lessonId: 'L13', placed: 0, stated: 1 },
      ],
      withoutCards: [],
      withoutTeacher: ['L11'],
      withoutRoom: ['L6', 'L9', 'L10'],
      unknownRooms: ['R404'],
      overlappingPeriods: [{ first: 4, second: 5 }],
    });
  });

  it('leave no card out of account', async () => {
    const { cards } = await placement;
    const counts = [...Map.groupBy(cards, (outcome) => outcome)].map(([outcome, of]) => [outcome, of.length]);
    expect(Object.fromEntries(counts)).toEqual({
      placed: 27,
      repeated: 1,
      outside_grid: 1,
      without_lesson: 1,
      without_time: 1,
    });
  });

  it('end where the next period begins, if the file lets both be at once', async () => {
    const inPeriodFour = (await placement).lessons.find(
      ({ lessonId, periods }) => lessonId === 'L8' && periods[0] === 4,
    );
    expect(inPeriodFour).toMatchObject({ from: 540, to: 570 });
  });
});

it('a file whose periods are met only when a card is a block is read so; its days outside of the school week are told', async () => {
  const { reading, lessons, cards, unmet } = await placedFrom('jadual-2008.xml');
  expect(reading).toBe('block');
  expect(lessons.filter(({ lessonId }) => lessonId === '1').map(({ periods }) => periods)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(cards.filter((outcome) => outcome !== 'placed')).toEqual(['outside_grid']);
  // The last block begins in the last period of the day.
  expect(unmet).toEqual([{ lessonId: '4', placed: 1, stated: 2 }]);
});

it('lessons are placed as they were generated, and every one has its periods', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { file, placed } = generatedTimetable(seed, { classes: 10, teachers: 25, rooms: 8 });
      const found = placedLessons(file);
      expect(found).toMatchObject({ reading: 'one_period', unmet: [], withoutCards: [] });
      expect(new Set(found.cards)).toEqual(new Set(['placed']));
      const byId = (lessons: typeof placed) => new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
      expect(byId(found.lessons)).toEqual(byId(placed));
    }),
    { numRuns: 15 },
  );
});

it('cards in any number and of any kind are each placed, or told why not', () => {
  const { file } = generatedTimetable(1, { classes: 2, teachers: 4, rooms: 2 });
  const [lesson] = file.lessons;
  const places = fc.subarray([1, 2, 3, 4, 5, 6]);
  const card: fc.Arbitrary<FileCard> = fc.record({
    lessonId: fc.constantFrom(...file.lessons.slice(0, 5).map(({ id }) => id), 'nowhere'),
    period: fc.option(fc.nat(12)),
    days: places,
    weeks: fc.subarray([1, 2]),
    terms: fc.subarray([1]),
    roomIds: fc.subarray(['R1', 'R9']),
  });
  fc.assert(
    fc.property(fc.array(card), (cards) => {
      const found = placedLessons({ ...file, cards });
      expect(found.cards).toHaveLength(cards.length);
      const stated = found.unmet.filter(({ lessonId }) => lessonId === lesson?.id);
      const hours = found.lessons.flatMap(({ lessonId, day, weeks, periods }) =>
        weeks.flatMap((week) => periods.map((period) => [lessonId, day, week, period].join())),
      );
      expect(new Set(hours).size).toBe(hours.length);
      const ofFirst = found.lessons
        .filter(({ lessonId }) => lessonId === lesson?.id)
        .flatMap(({ periods }) => periods);
      if (stated.length > 0) expect(stated[0]?.placed).toBe(ofFirst.length);
    }),
  );
});

it('a card with more weeks than one before it adds these alone, and three periods of doubles are a double and a single', () => {
  const lesson: FileLesson = {
    id: 'L',
    subjectId: null,
    classIds: [],
    groupIds: [],
    teacherIds: [],
    periodsPerCard: 2,
    periodsPerWeek: null,
  };
  const card = (period: number, weeks: readonly number[]): FileCard => ({
    lessonId: 'L',
    period,
    days: [1],
    weeks,
    terms: [1],
    roomIds: [],
  });
  const { file } = generatedTimetable(1, { classes: 1, teachers: 1, rooms: 1 });
  const only = (...cards: FileCard[]): TimetableFile => ({ ...file, lessons: [lesson], cards });
  const lessonsOf = (...cards: FileCard[]) =>
    placedLessons(only(...cards)).lessons.map(({ periods, weeks }) => [periods, weeks]);
  expect(lessonsOf(card(1, [1]), card(1, [1, 2]), card(1, [2]))).toEqual([
    [[1], [1]],
    [[1], [2]],
  ]);
  expect(lessonsOf(card(3, [1]), card(1, [1]), card(2, [1]))).toEqual([
    [[1, 2], [1]],
    [[3], [1]],
  ]);
});
