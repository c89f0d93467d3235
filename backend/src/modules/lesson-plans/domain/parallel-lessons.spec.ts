import fc from 'fast-check';
import { type CopyTarget, courseByNames, hasParallelClasses, parallelLessons } from './parallel-lessons.js';

const lesson = (className: string, day: number, keys: string[] = [], more: Partial<CopyTarget> = {}) => ({
  ...{ teachingSetId: className, className, course: 'sains T5', keys, state: 'free' as const },
  ...{ date: `2026-10-1${day}`, startTime: '08:00', endTime: '08:30' },
  ...more,
});

const days = (lessons: readonly CopyTarget[]) => lessons.map(({ className, date }) => `${className} ${date}`);

it('a plan serves the lesson of the same number of each other class of its course', () => {
  const source = lesson('5 Bestari', 4);
  const week = [
    ...[lesson('5 Bestari', 2), source, lesson('5 Cerdas', 3), lesson('5 Cerdas', 5)],
    ...[lesson('5 Dedikasi', 2), lesson('6 Bestari', 3, [], { course: 'sains T6' })],
  ];
  const { chosen, left } = parallelLessons(source, week);
  expect(days(chosen)).toEqual(['5 Cerdas 2026-10-15']);
  expect(left).toEqual([{ className: '5 Dedikasi', reason: 'none' }]);
  expect(hasParallelClasses(source, week)).toBe(true);
});

it('it goes to the lesson about the same standards, and to no class that is elsewhere', () => {
  const source = lesson('5 Bestari', 2, ['9.2.1']);
  const week = [
    ...[source, lesson('5 Cerdas', 2, ['9.1.3']), lesson('5 Cerdas', 3, ['9.2.1', '9.2.2'])],
    ...[lesson('5 Dedikasi', 2, ['8.1.1']), lesson('5 Elit', 2), lesson('5 Elit', 4)],
  ];
  const { chosen, left } = parallelLessons(source, week);
  expect(days(chosen)).toEqual(['5 Elit 2026-10-12', '5 Cerdas 2026-10-13']);
  expect(left).toEqual([{ className: '5 Dedikasi', reason: 'elsewhere' }]);
});

it('what somebody wrote is left as it is, also where another lesson goes on with the same standard', () => {
  const source = lesson('5 Bestari', 2, ['9.2.1']);
  const written = { state: 'written' as const };
  const week = [source, lesson('5 Cerdas', 2, ['9.2.1'], written), lesson('5 Cerdas', 3, ['9.2.1'])];
  expect(parallelLessons(source, week)).toEqual({
    chosen: [],
    left: [{ className: '5 Cerdas', reason: 'written' }],
  });
});

it('classes that are known by name alone are parallel where subject and level are the same', () => {
  expect(courseByNames(' Sains', '5 Bestari')).toBe(courseByNames('sains', '5 Cerdas'));
  expect(courseByNames('Sains', '5 Bestari')).not.toBe(courseByNames('Sains', '4 Bestari'));
  expect(courseByNames('Sains', 'Prasekolah')).toBeNull();
  expect(hasParallelClasses(lesson('Prasekolah', 2, [], { course: null }), [lesson('5 Cerdas', 2)])).toBe(
    false,
  );
});

it('whatever the week, each other class of the course gets one lesson at most or a reason, and nothing written is chosen', () => {
  const some = fc.record({
    className: fc.constantFrom('5 Bestari', '5 Cerdas', '5 Dedikasi', '6 Bestari'),
    day: fc.integer({ min: 1, max: 5 }),
    keys: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
    state: fc.constantFrom<CopyTarget['state']>('free', 'written', 'off'),
  });
  const weeks = fc.uniqueArray(some, {
    minLength: 1,
    selector: ({ className, day }) => `${className} ${day}`,
  });
  fc.assert(
    fc.property(weeks, (made) => {
      const week = made.map(({ className, day, keys, state }) =>
        lesson(className, day, keys, { state, course: `sains T${className.slice(0, 1)}` }),
      );
      const [source] = week;
      if (!source) return;
      const { chosen, left } = parallelLessons(source, week);
      const others = week.filter(
        ({ course, className }) => course === source.course && className !== source.className,
      );
      const told = [...chosen, ...left].map(({ className }) => className);
      expect(told.toSorted()).toEqual([...new Set(others.map(({ className }) => className))].toSorted());
      for (const { state, keys, className } of chosen) {
        expect(state).toBe('free');
        const isKnown = others.some((each) => each.className === className && each.keys.length > 0);
        if (source.keys.length > 0 && isKnown)
          expect(keys.some((key) => source.keys.includes(key))).toBe(true);
      }
    }),
  );
});
