import fc from 'fast-check';
import type { Resource } from './claims.js';
import { clashesOf } from './clashes.js';
import { bestPlaces, isPossible, type MovableLesson, type Move, moveVerdicts } from './move-verdicts.js';
import { type Place, periodsInARow, periodsTaken, placesOfDay } from './places.js';
import { minutesOf } from './timetable-lesson.js';

const all = (kind: Resource['kind'], id: string): Resource => ({ kind, id, division: '', groupKey: '' });
const row = (from: string, to: string, kind = 'lesson') => ({ from, to, kind });
const day = [
  row('07:30', '08:00'),
  row('08:00', '08:30'),
  row('08:30', '08:50', 'recess'),
  row('08:50', '09:20'),
];
const weekdays = [1, 2];
const places = (count: number) =>
  weekdays.flatMap((weekday) => placesOfDay(day, count, { weekday, cycleWeek: null }));

/** Of a teacher and a class, in the n-th period of a day. */
function lesson(
  id: string,
  weekday: number,
  period: number,
  differing: Partial<MovableLesson> = {},
): MovableLesson {
  const { from, to } = day[period] ?? row('', '');
  const time = { weekday, cycleWeek: null, from, to };
  return {
    ...{ id, ...time, overrideId: null, isPinned: false, places: places(1) },
    resources: [all('teacher', id), all('class', '4B')],
    ...differing,
  };
}
const taking = (...resources: [Resource['kind'], string][]) => ({
  resources: resources.map(([kind, id]) => all(kind, id)),
});
const verdictAt = (lifted: MovableLesson, others: MovableLesson[], weekday: number, from: string) =>
  moveVerdicts(lifted, [lifted, ...others]).find(
    ({ place }) => place.weekday === weekday && place.from === from,
  );
const steps = (moves: readonly Move[] | undefined) =>
  moves?.map(({ id, weekday, from }) => `${id} ${weekday} ${from}`);

it('where a lesson stands is its own place, and where nobody meets it is free', () => {
  const lifted = lesson('a', 1, 0);
  expect(moveVerdicts(lifted, [lifted]).map(({ kind }) => kind)).toEqual([
    ...['origin', 'free', 'free', 'free', 'free', 'free'],
  ]);
});

it('two lessons of a class change places where both teachers can', () => {
  const verdict = verdictAt(lesson('a', 1, 0), [lesson('b', 2, 1)], 2, '08:00');
  expect(verdict).toMatchObject({ kind: 'swap', clashes: [{ kind: 'class', resourceId: '4B' }] });
  expect(steps(verdict && isPossible(verdict) ? verdict.moves : undefined)).toEqual([
    'a 2 08:00',
    'b 1 07:30',
  ]);
});

it('a double changes places with two singles, each in its own order', () => {
  const double = lesson('a', 1, 0, { to: '08:30', places: places(2) });
  const verdict = verdictAt(double, [lesson('b', 2, 0), lesson('c', 2, 1)], 2, '07:30');
  expect(verdict?.kind).toBe('swap');
  expect(steps(verdict && isPossible(verdict) ? verdict.moves : undefined)).toEqual([
    ...['a 2 07:30', 'b 1 07:30', 'c 1 08:00'],
  ]);
});

it('what is in the way goes elsewhere where it cannot go back to where the lesson was', () => {
  const busy = lesson('c', 1, 0, taking(['teacher', 'b'], ['class', '5B']));
  const verdict = verdictAt(lesson('a', 1, 0), [lesson('b', 2, 1), busy], 2, '08:00');
  expect(verdict?.kind).toBe('chain');
  expect(steps(verdict && isPossible(verdict) ? verdict.moves : undefined)).toEqual([
    'a 2 08:00',
    'b 1 08:00',
  ]);
});

it('an exchange that one other lesson is in the way of needs that one to move too', () => {
  const others = [lesson('c', 1, 0, taking(['teacher', 'b'], ['class', '5B']))];
  for (const weekday of weekdays)
    for (const period of [0, 1, 3])
      if (weekday !== 1 || period !== 0) others.push(lesson(`b${weekday}${period}`, weekday, period));
  const inTheWay = others.map((each) =>
    each.id === 'b21' ? { ...each, ...taking(['teacher', 'b'], ['class', '4B']) } : each,
  );
  const verdict = verdictAt(lesson('a', 1, 0), inTheWay, 2, '08:00');
  expect(verdict?.kind).toBe('chain');
  expect(steps(verdict && isPossible(verdict) ? verdict.moves : undefined)).toEqual([
    ...['a 2 08:00', 'b21 1 07:30', 'c 1 08:00'],
  ]);
});

it('what is pinned stays, and so says who is in the way', () => {
  const verdict = verdictAt(lesson('a', 1, 0), [lesson('b', 2, 1, { isPinned: true })], 2, '08:00');
  expect(verdict).toMatchObject({ kind: 'clash', clashes: [{ kind: 'class', lessonIds: ['a', 'b'] }] });
});

it('the best places disturb nobody, then stand on days without such a lesson, then come first in the week', () => {
  const lifted = lesson('a', 1, 0);
  const verdicts = moveVerdicts(lifted, [lifted, lesson('b', 1, 1), lesson('c', 2, 1)]);
  expect(
    bestPlaces(verdicts, new Set([1])).map(({ kind, place }) => `${kind} ${place.weekday} ${place.from}`),
  ).toEqual([...['free 2 07:30', 'free 2 08:50', 'free 1 08:50', 'swap 2 08:00', 'swap 1 08:00']]);
});

it('a place is of periods without a recess between them, as many as the lesson takes', () => {
  expect(placesOfDay(day, 2, { weekday: 1, cycleWeek: null }).map(({ from, to }) => `${from} ${to}`)).toEqual(
    ['07:30 08:30'],
  );
  expect(periodsTaken({ from: '07:30', to: '08:30' }, day)).toBe(2);
  expect(periodsTaken({ from: '14:00', to: '15:00' }, day)).toBe(1);
});

it('a load is counted in periods that follow one another, and ends where there is time between', () => {
  const [first, second, , fourth] = day;
  if (!first || !second || !fourth) throw new Error('no periods');
  expect(periodsInARow(second, [first, fourth], second)).toBe(2);
  expect(periodsInARow({ from: '08:30', to: '08:50' }, [fourth, second, first], first)).toBe(4);
  expect(periodsInARow(fourth, [first], fourth)).toBe(1);
});

describe('held against somebody who tries everything', () => {
  const drawn = fc.record({
    count: fc.constantFrom(1, 1, 2),
    at: fc.nat(5),
    teacher: fc.constantFrom('A', 'B', 'C'),
    audience: fc.oneof(
      fc.constantFrom('4B', '5B').map((id) => all('class', id)),
      fc
        .constantFrom('g1', 'g2')
        .map((groupKey) => ({ kind: 'class' as const, id: '4B', division: 'd', groupKey })),
    ),
    room: fc.constantFrom(null, null, 'Makmal'),
    overrideId: fc.constantFrom(null, null, null, 'x'),
    cycleWeek: fc.constantFrom(null, null, 1 as const, 2 as const),
    isPinned: fc.constantFrom(false, false, false, true),
  });
  const school = fc.array(drawn, { minLength: 1, maxLength: 9 }).map((rows) =>
    rows.map(({ count, at, teacher, audience, room, ...rest }, index): MovableLesson => {
      const own = places(count).map((place) => ({ ...place, cycleWeek: rest.cycleWeek }));
      const { weekday, from, to } = own[at % own.length] ?? lesson('', 1, 0);
      const resources = [all('teacher', teacher), audience, ...(room ? [all('room', room)] : [])];
      return { id: `l${index}`, weekday, from, to, ...rest, resources, places: own };
    }),
  );

  it('says the same of every place, and what it moves meets nobody', () => {
    fc.assert(
      fc.property(school, (lessons) => {
        const [lifted] = lessons;
        if (!lifted) return;
        for (const verdict of moveVerdicts(lifted, lessons)) {
          expect(verdict.kind).toBe(naive(lifted, lessons, verdict.place));
          if (isPossible(verdict)) expect(meetings(lessons, verdict.moves)).toBe(0);
        }
      }),
      { numRuns: 400 },
    );
  });
});

/** How many clashes the moved ones have once all are moved. */
function meetings(lessons: readonly MovableLesson[], moves: readonly Move[]): number {
  const after = lessons.map((each) => ({ ...each, ...moves.find(({ id }) => id === each.id) }));
  return clashesOf(after).filter(({ lessonIds }) => moves.some(({ id }) => lessonIds.includes(id))).length;
}

function naive(lifted: MovableLesson, lessons: readonly MovableLesson[], place: Place): string {
  const to = (id: string, { weekday, from, to: end, cycleWeek }: Place | MovableLesson): Move => ({
    ...{ id, weekday, cycleWeek, from, to: end },
  });
  if (place.weekday === lifted.weekday && place.from === lifted.from) return 'origin';
  const there = to(lifted.id, place);
  const isWell = (moves: Move[]) => meetings(lessons, moves) === 0;
  const metBy = (moves: Move[]) => {
    const after = lessons.map((each) => ({ ...each, ...moves.find(({ id }) => id === each.id) }));
    const met = new Set(
      clashesOf(after)
        .filter(({ lessonIds }) => moves.some(({ id }) => lessonIds.includes(id)))
        .flatMap(({ lessonIds }) => lessonIds),
    );
    return lessons.filter(({ id }) => met.has(id) && !moves.some((move) => move.id === id));
  };
  if (isWell([there])) return 'free';
  const inTheWay = metBy([there]);
  if (inTheWay.some(({ isPinned }) => isPinned)) return 'clash';
  const shift = (time: string) => clockOf(minutesOf(time) - minutesOf(place.from) + minutesOf(lifted.from));
  const back = inTheWay.flatMap((each) => {
    const isInside = each.from >= place.from && each.to <= place.to;
    const isPlace = each.places.some(
      ({ weekday, from, to: end }) =>
        weekday === lifted.weekday && from === shift(each.from) && end === shift(each.to),
    );
    return isInside && isPlace
      ? [{ ...to(each.id, each), weekday: lifted.weekday, from: shift(each.from), to: shift(each.to) }]
      : [];
  });
  const isWhole = back.length === inTheWay.length;
  if (isWhole && isWell([there, ...back])) return 'swap';
  const canStepAside = (moves: Move[], others: readonly MovableLesson[]) =>
    others.length === 1 &&
    others.some(
      (other) =>
        !other.isPinned &&
        other.places.some(
          (each) =>
            !(each.weekday === other.weekday && each.from === other.from) &&
            isWell([...moves, to(other.id, { ...each, cycleWeek: other.cycleWeek })]),
        ),
    );
  if (canStepAside([there], inTheWay)) return 'chain';
  const exchange = [there, ...back];
  return isWhole && canStepAside(exchange, metBy(exchange)) ? 'chain' : 'clash';
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

it('answers for a school of 40 classes with 45 periods before a hand has moved on', () => {
  const hours = Array.from({ length: 9 }, (_, at) => row(clockOf(450 + at * 30), clockOf(480 + at * 30)));
  const week = [1, 2, 3, 4, 5].flatMap((weekday) => placesOfDay(hours, 1, { weekday, cycleWeek: null }));
  const lessons = Array.from({ length: 40 }, (_, ofClass) =>
    week.slice(0, 42).map(({ weekday, cycleWeek, from, to }, at) => ({
      ...{
        id: `${ofClass} ${at}`,
        weekday,
        cycleWeek,
        from,
        to,
        overrideId: null,
        isPinned: false,
        places: week,
      },
      resources: [all('class', `${ofClass}`), all('teacher', `${(ofClass * 2 + at * 7) % 90}`)],
    })),
  ).flat();
  const [lifted] = lessons;
  if (!lifted) throw new Error('no lesson');
  const begun = performance.now();
  const verdicts = moveVerdicts(lifted, lessons);
  expect(performance.now() - begun).toBeLessThan(200);
  expect(verdicts).toHaveLength(45);
});
