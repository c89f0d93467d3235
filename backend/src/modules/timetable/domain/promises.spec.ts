import fc from 'fast-check';
import type { Resource } from './claims.js';
import { brokenPromises, type LessonOnDay, promisesMeet, type StandingPromise } from './promises.js';

const clock = (half: number) =>
  `${String(7 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
const time = fc
  .record({
    day: fc.constantFrom('2026-11-23', '2026-11-24'),
    at: fc.nat(5),
    length: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ day, at, length }) => ({ day, from: clock(at), to: clock(at + length) }));
const resource: fc.Arbitrary<Resource> = fc.oneof(
  fc
    .record({ kind: fc.constantFrom('teacher' as const, 'room' as const), id: fc.constantFrom('a', 'b') })
    .map((all) => ({ ...all, division: '', groupKey: '' })),
  fc.constantFrom('', 'g1', 'g2').map((groupKey) => ({
    ...{ kind: 'class' as const, id: 'c', groupKey },
    division: groupKey && 'groups',
  })),
);
const resources = fc.array(resource, { minLength: 1, maxLength: 3 });
const lessons: fc.Arbitrary<LessonOnDay[]> = fc
  .array(fc.record({ time, resources }), { maxLength: 6 })
  .map((rows) => rows.map((row, at) => ({ ...row.time, id: `lesson ${at}`, resources: row.resources })));
const promises: fc.Arbitrary<StandingPromise[]> = fc
  .array(
    fc.record({
      time,
      resources,
      shared: fc.constantFrom(null, 'one'),
      beside: fc.subarray(['lesson 0', 'lesson 1']),
    }),
    {
      maxLength: 4,
    },
  )
  .map((rows) =>
    rows.map(({ time: when, shared, ...row }, at) => ({
      ...{ ...when, ...row, kind: 'visit', id: `promise ${at}` },
      shared: shared ?? `promise ${at}`,
    })),
  );

/** Minute by minute, and each pair of what both take by its own sentence. */
function want(one: Omit<LessonOnDay, 'id'>, other: Omit<LessonOnDay, 'id'>): boolean {
  const minutes = ({ from, to }: Pick<LessonOnDay, 'from' | 'to'>) =>
    Array.from({ length: 24 }, (_, at) => clock(at)).filter((each) => from <= each && each < to);
  const isAtOnce = one.day === other.day && minutes(one).some((each) => minutes(other).includes(each));
  const isSame = (a: Resource, b: Resource) => {
    if (a.kind !== b.kind || a.id !== b.id) return false;
    const areGroups = a.groupKey !== '' && b.groupKey !== '';
    return !areGroups || a.groupKey === b.groupKey;
  };
  return isAtOnce && one.resources.some((a) => other.resources.some((b) => isSame(a, b)));
}

it('a promise is broken by those lessons of its day that want who or what it has at its time, and by no other', () => {
  fc.assert(
    fc.property(promises, lessons, (standing, held) => {
      const told = brokenPromises(standing, held).map(({ promise, lessonIds }) => [promise.id, lessonIds]);
      const naive = standing
        .map((promise) => [
          promise.id,
          held.filter((each) => want(promise, each) && !promise.beside.includes(each.id)).map(({ id }) => id),
        ])
        .filter(([, ids]) => ids?.length);
      expect(told).toEqual(naive);
    }),
  );
});

it('two promises meet where both want the same at one time, unless they share it', () => {
  fc.assert(
    fc.property(promises, (standing) => {
      for (const one of standing)
        for (const other of standing)
          expect(promisesMeet(one, other)).toBe(
            one.id !== other.id && one.shared !== other.shared && want(one, other),
          );
    }),
  );
});
