import fc from 'fast-check';
import { mayMeet, type Resource } from './claims.js';
import { clashesOf, type PlacedLesson } from './clashes.js';
import { minutesOf } from './timetable-lesson.js';

const all = (kind: Resource['kind'], id: string): Resource => ({ kind, id, division: '', groupKey: '' });
const group = (id: string, groupKey: string, division = 'groups'): Resource => ({
  kind: 'class',
  id,
  division,
  groupKey,
});
const lesson = (id: string, differing: Partial<PlacedLesson> = {}): PlacedLesson => ({
  id,
  overrideId: null,
  weekday: 1,
  cycleWeek: null,
  from: '08:10',
  to: '08:40',
  resources: [all('teacher', 'Aminah')],
  ...differing,
});
const pairs = (...lessons: PlacedLesson[]) => clashesOf(lessons).map(({ lessonIds }) => lessonIds.join());

it('two lessons of one teacher at one time clash, from when both want them', () => {
  expect(clashesOf([lesson('b', { from: '08:30', to: '09:10' }), lesson('a')])).toEqual([
    {
      kind: 'teacher',
      resourceId: 'Aminah',
      weekday: 1,
      cycleWeek: null,
      from: '08:30',
      to: '08:40',
      lessonIds: ['a', 'b'],
    },
  ]);
});

it('one that begins when the other ends does not, nor one on another day or of somebody else', () => {
  expect(
    pairs(
      lesson('a'),
      lesson('b', { from: '08:40', to: '09:10' }),
      lesson('c', { weekday: 2 }),
      lesson('d', { resources: [all('teacher', 'Bakar')] }),
      lesson('e', { resources: [all('room', 'Aminah')] }),
    ),
  ).toEqual([]);
});

it('lessons of the first and of the second week of a fortnight take turns, one of every week clashes with both', () => {
  const [odd, even] = [lesson('odd', { cycleWeek: 1 }), lesson('even', { cycleWeek: 2 })];
  expect(pairs(odd, even)).toEqual([]);
  expect(new Set(clashesOf([odd, even, lesson('each')]).map(({ cycleWeek }) => cycleWeek))).toEqual(
    new Set([1, 2]),
  );
});

it('groups of one division are taught at one time, the whole class or groups of another division are not', () => {
  const of = (...resources: Resource[]) => ({ resources });
  const [islam, moral] = [lesson('a', of(group('4B', 'islam'))), lesson('b', of(group('4B', 'moral')))];
  expect(pairs(islam, moral)).toEqual([]);
  expect(pairs(islam, lesson('c', of(group('4B', 'islam'))))).toEqual(['a,c']);
  expect(pairs(islam, lesson('c', of(all('class', '4B'))))).toEqual(['a,c']);
  expect(pairs(islam, lesson('c', of(group('4B', 'girls', 'sport'))))).toEqual(['a,c']);
});

it('lessons under one override stand at one time, a third clashes with each', () => {
  const under = { overrideId: 'meeting' };
  expect(pairs(lesson('a', under), lesson('b', under), lesson('c'))).toEqual(['a,c', 'b,c']);
  expect(pairs(lesson('a', under), lesson('b', { overrideId: 'other' }))).toEqual(['a,b']);
});

it('two lessons are told once for each thing that both want', () => {
  const both = [all('teacher', 'Aminah'), group('4B', 'islam'), group('4B', 'moral'), all('room', 'Makmal')];
  expect(
    clashesOf([lesson('a', { resources: both }), lesson('b', { resources: both })]).map(({ kind }) => kind),
  ).toEqual(['class', 'room', 'teacher']);
});

it('finds what somebody finds who holds every two lessons side by side', () => {
  const time = fc.constantFrom('08:00', '08:10', '08:30', '08:40', '09:10', '10:00');
  const resource = fc.oneof(
    fc.constantFrom('Aminah', 'Bakar').map((id) => all('teacher', id)),
    fc.constantFrom('4B', '4C').map((id) => all('class', id)),
    fc
      .tuple(fc.constantFrom('4B', '4C'), fc.constantFrom('g1', 'g2'), fc.constantFrom('one', 'two'))
      .map(([id, key, division]) => group(id, `${division} ${key}`, division)),
  );
  const drawn = fc.record({
    overrideId: fc.constantFrom(null, null, 'x', 'y'),
    weekday: fc.constantFrom(1, 2),
    cycleWeek: fc.constantFrom(null, 1 as const, 2 as const),
    times: fc.tuple(time, time).filter(([from, to]) => from < to),
    resources: fc.array(resource, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), (lessons) => {
      const placed = lessons.map(({ times: [from, to], ...each }, at) => ({
        ...each,
        from,
        to,
        id: `l${at}`,
      }));
      expect(new Set(clashesOf(placed).map((clash) => clash.lessonIds.join()))).toEqual(naive(placed));
    }),
  );
});

function naive(lessons: readonly PlacedLesson[]): Set<string> {
  const minutes = ({ from, to }: PlacedLesson) =>
    Array.from({ length: minutesOf(to) - minutesOf(from) }, (_, at) => minutesOf(from) + at);
  const weeks = ({ cycleWeek }: PlacedLesson) => (cycleWeek === null ? [1, 2] : [cycleWeek]);
  const found = new Set<string>();
  for (const one of lessons)
    for (const other of lessons) {
      const isAtOneTime =
        one.weekday === other.weekday &&
        weeks(one).some((week) => weeks(other).includes(week)) &&
        minutes(one).some((minute) => minutes(other).includes(minute));
      const wantOneThing = one.resources.some((mine) =>
        other.resources.some((theirs) => !mayMeet(mine, theirs)),
      );
      const isAllowed = one.overrideId !== null && one.overrideId === other.overrideId;
      if (one.id !== other.id && isAtOneTime && wantOneThing && !isAllowed)
        found.add([one.id, other.id].toSorted().join());
    }
  return found;
}
