import fc from 'fast-check';
import {
  inOrder,
  type PlacedPlan,
  plannedWeek,
  type SlottedLesson,
  type WeekLesson,
} from './week-lessons.js';
import { lessonsOfPattern } from './week-pattern.js';

const WEEK = '2026-10-12';
const at = (date: string, startTime: string, endTime: string, set: string | null = 'a'): WeekLesson => ({
  ...{ teachingSetId: set, date, startTime, endTime, className: '5 Bestari', subject: 'Sains' },
});
const plan = (id: string, part: Partial<PlacedPlan>): PlacedPlan => ({
  ...{ id, date: WEEK, startTime: '08:00', endTime: '08:30' },
  ...{ slot: null, isDeleted: false, stays: false },
  ...part,
});
const slot = (number: number, teachingSetId = 'a') => ({ teachingSetId, week: WEEK, number });

/** Each counted among those of its set, in their order. */
const slottedLessons = (week: string, lessons: readonly WeekLesson[]): SlottedLesson[] =>
  inOrder(lessons).map((lesson, at) => ({ lesson, slot: { ...slot(at + 1), week } }));

describe('The plan of a lesson', () => {
  const lessons = slottedLessons(WEEK, [at(WEEK, '08:00', '08:30'), at('2026-10-14', '08:00', '08:30')]);

  it('is the one made for it, wherever its day has gone', () => {
    const found = plannedWeek(lessons, [plan('p', { date: '2026-10-16', slot: slot(2) })]);
    expect(found.lessons.map(({ planId }) => planId)).toEqual([null, 'p']);
    expect(found.withoutLesson).toEqual([]);
  });

  it('that was sent is of a lesson of the day that it was sent for, or of none', () => {
    const made = { date: WEEK, slot: slot(2), stays: true };
    expect(plannedWeek(lessons, [plan('p', made)]).lessons.map(({ planId }) => planId)).toEqual(['p', null]);
    const elsewhere = plannedWeek(lessons, [plan('p', { ...made, date: '2026-10-16' })]);
    expect(elsewhere.lessons.map(({ planId }) => planId)).toEqual([null, null]);
    expect(elsewhere.withoutLesson).toEqual(['p']);
    const rung = { ...made, date: '2026-10-14', startTime: '11:00', endTime: '11:30' };
    expect(plannedWeek(lessons, [plan('p', rung)]).lessons.map(({ planId }) => planId)).toEqual([null, 'p']);
  });

  it.each([
    ['the one of its set at its time', { startTime: '08:00', endTime: '08:30' }, ['p', null]],
    ['the only one of its day, whatever its bells', { startTime: '11:00', endTime: '11:30' }, ['p', null]],
    ['none of another day', { date: '2026-10-13' }, [null, null]],
  ])('of before lessons were counted with those that are stopped is %s', (_which, when, planIds) => {
    const before = plan('p', { slot: { ...slot(1), number: null }, ...when });
    const found = plannedWeek(lessons, [before]);
    expect(found.lessons.map(({ planId }) => planId)).toEqual(planIds);
    expect(found.withoutLesson).toEqual(planIds[0] === 'p' ? [] : ['p']);
    const deleted = plannedWeek(lessons, [{ ...before, isDeleted: true }]);
    expect(deleted.lessons.map(({ deletedPlanId }) => deletedPlanId)).toEqual(planIds);
  });

  it('is none that was made for the lesson of that number in another week', () => {
    const before = { ...slot(1), week: '2026-10-05' };
    const found = plannedWeek(lessons, [plan('p', { date: '2026-10-05', slot: before })]);
    expect(found.lessons.map(({ planId }) => planId)).toEqual([null, null]);
    expect(found.withoutLesson).toEqual(['p']);
    const held = slottedLessons('2026-10-05', [at('2026-10-05', '08:00', '08:30')]);
    const both = [plan('p', { slot: before }), plan('q', { slot: slot(1) })];
    expect(plannedWeek([...held, ...lessons], both).lessons.map(({ planId }) => planId)).toEqual([
      ...['p', 'q', null],
    ]);
  });

  it('is one that was typed for its time', () => {
    const found = plannedWeek(lessons, [plan('p', { startTime: '07:30', endTime: '08:10' })]);
    expect(found.lessons.map(({ planId }) => planId)).toEqual(['p', null]);
  });

  it('that was deleted is not made again', () => {
    const [first] = plannedWeek(lessons, [plan('p', { slot: slot(1), isDeleted: true })]).lessons;
    expect(first).toMatchObject({ planId: null, deletedPlanId: 'p' });
  });

  it('whose lesson is no more is without one, and never lost', () => {
    expect(plannedWeek(lessons, [plan('p', { slot: slot(3) })]).withoutLesson).toEqual(['p']);
  });

  it('is one at most, and of one lesson at most', () => {
    const number = fc.integer({ min: 1, max: 6 });
    const some = fc.array(
      fc.record({
        number: fc.option(number),
        isDeleted: fc.boolean(),
        hour: fc.integer({ min: 8, max: 13 }),
      }),
      { maxLength: 12 },
    );
    const hours = fc.uniqueArray(fc.integer({ min: 8, max: 13 }), { maxLength: 6 });
    const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    fc.assert(
      fc.property(hours, some, (starts, typed) => {
        const held = slottedLessons(
          WEEK,
          starts.map((hour) => at(WEEK, time(hour), time(hour + 1))),
        );
        const seen = new Set<number>();
        const plans = typed.flatMap(({ number: n, isDeleted, hour }, index) => {
          if (n !== null && seen.has(n)) return [];
          if (n !== null) seen.add(n);
          const part = { startTime: time(hour), endTime: time(hour + 1), isDeleted };
          return [plan(`p${index}`, { ...part, slot: n === null ? null : slot(n) })];
        });
        const found = plannedWeek(held, plans);
        const ids = found.lessons.flatMap(({ planId }) => planId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        for (const each of plans.filter((p) => p.slot && !p.isDeleted))
          expect([...ids, ...found.withoutLesson].filter((id) => id === each.id)).toHaveLength(1);
        for (const { planId, deletedPlanId } of found.lessons) expect(planId && deletedPlanId).toBeNull();
      }),
    );
  });
});

describe('Without a timetable', () => {
  const weekOf = (day: string) => (day < '2026-10-05' ? '2026-09-28' : '2026-10-05');
  const isHeld = (day: string) => day !== '2026-10-14';

  it('a week is like the last one that was planned, on the days on which school is held', () => {
    const plans = [
      at('2026-09-29', '08:00', '08:30', null),
      at('2026-10-06', '09:00', '10:00', null),
      at('2026-10-07', '09:00', '10:00', null),
    ];
    expect(lessonsOfPattern(plans, WEEK, { weekOf, isHeld })).toEqual([
      at('2026-10-13', '09:00', '10:00', null),
    ]);
  });

  it('has no lessons where nothing was planned before', () => {
    expect(lessonsOfPattern([], WEEK, { weekOf, isHeld })).toEqual([]);
  });
});
