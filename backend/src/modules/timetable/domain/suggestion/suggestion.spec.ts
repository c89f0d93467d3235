import fc from 'fast-check';
import type { Resource } from '../claims.js';
import { clashesOf, type PlacedLesson } from '../clashes.js';
import type { Period } from '../time-held.js';
import type { LessonContent, LessonTime } from '../timetable-lesson.js';
import { type Activity, type Option, resourcesAt, type SuggestionProblem } from './activity.js';
import { generatedSchool, seededDice } from './generated-school.js';
import { suggestedLessons } from './suggested-lessons.js';
import { type SuggestedSet, suggestionFor, type Wanted } from './suggestion-problem.js';
import { TimeSearch } from './time-search.js';

describe('times that are looked for', () => {
  it('are found for every lesson of a full school that can be had, and nobody is in two places', () => {
    for (const seed of [1, 2]) {
      const problem = generatedSchool(seededDice(seed));
      const search = new TimeSearch(problem, seededDice(seed + 100));
      while (search.state().placed < problem.activities.length) search.run(1_000);
      expect(clashesOf(lessonsOf(problem, search.found()))).toEqual([]);
    }
  });

  it('never clash with anything, keep the limit of a day, and leave what does not move', () => {
    fc.assert(
      fc.property(problems, fc.integer(), (problem, seed) => {
        const search = new TimeSearch(problem, seededDice(seed));
        const { placed } = search.run(300);
        const found = search.found();
        expect(found.filter((time) => time !== null)).toHaveLength(placed);
        const fixed = problem.fixed.map(({ id }) => id);
        const told = clashesOf(lessonsOf(problem, found));
        // Those that do not move may clash among themselves.
        expect(told.filter(({ lessonIds }) => !lessonIds.every((id) => fixed.includes(id)))).toEqual([]);
        for (const [who, day, periods] of daysOf(problem, found))
          expect([who, day, periods <= (problem.mostPeriodsADay ?? 99)]).toEqual([who, day, true]);
      }),
    );
  });

  it('stay the same where everybody has one already', () => {
    const problem = generatedSchool(seededDice(3));
    const search = new TimeSearch(problem, seededDice(4));
    while (search.state().placed < problem.activities.length) search.run(1_000);
    const before = search.found();
    const standing = problem.activities.map((activity, at) => ({
      ...activity,
      spread: activity.id,
      standing: activity.options[before[at] ?? -1] ?? null,
    }));
    const again = new TimeSearch({ ...problem, activities: standing }, seededDice(5));
    expect(again.state().placed).toBe(standing.length);
    expect(again.found()).toEqual(before);
  });
});

describe('a proposal', () => {
  it('adds the periods that a set misses, doubles first, with its teachers and in its room', () => {
    const set = setOf('math', { periodsAWeek: 5, teacherIds: ['aminah'] });
    const held = lessonOf('held', set, { from: '08:00', to: '08:30', roomId: 'lab', isPinned: true });
    const { added, moved, left } = proposed({ sets: [set], lessons: [held], doublesOf: () => 1 });
    expect([moved, left]).toEqual([[], []]);
    expect(added).toHaveLength(3);
    expect(added.map(({ from, to }) => minutes(to) - minutes(from)).toSorted()).toEqual([30, 30, 60]);
    expect(new Set(added.map(({ weekday }) => weekday)).size).toBe(3);
    for (const each of added)
      expect(each).toMatchObject({ setId: 'math', teacherIds: ['aminah'], roomId: 'lab', cycleWeek: null });
  });

  it('teaches groups that part a class at one time', () => {
    const [islam, moral] = ['islam', 'moral'].map((religion) =>
      setOf(religion, {
        periodsAWeek: 2,
        religion,
        teacherIds: [`teacher of ${religion}`],
        parts: [{ classId: '5 Bestari', groupId: religion }],
      }),
    ) as [SuggestedSet, SuggestedSet];
    const { added } = proposed({ sets: [islam, moral] });
    const times = (setId: string) =>
      added.filter((each) => each.setId === setId).map(({ weekday, from }) => `${weekday} ${from}`);
    expect(times('islam')).toHaveLength(2);
    expect(times('islam').toSorted()).toEqual(times('moral').toSorted());
  });

  it('moves a lesson that is not pinned where another one finds no place else', () => {
    const lab = { teacherIds: ['aminah'], periodsAWeek: 1 };
    const [one, two] = [
      setOf('one', lab),
      setOf('two', { ...lab, parts: [{ classId: 'other', groupId: null }] }),
    ];
    // The other class is there for the first period alone.
    const bells = (classId: string | null, weekday: number) =>
      weekday !== 1 ? [] : classId === 'other' ? periods.slice(0, 1) : periods;
    const standing = lessonOf('standing', one, { weekday: 1, from: '08:00', to: '08:30' });
    const asked = { sets: [one, two], lessons: [standing], bells };
    const { added, moved } = proposed(asked);
    expect(added).toMatchObject([{ setId: 'two', weekday: 1, from: '08:00' }]);
    expect(moved).toMatchObject([{ lessonId: 'standing', weekday: 1 }]);
    for (const kept of [
      { ...asked, mayMove: false },
      { ...asked, lessons: [{ ...standing, isPinned: true }] },
    ]) {
      const { left, ...rest } = proposed(kept);
      expect(rest).toEqual({ added: [], moved: [] });
      expect(left).toMatchObject([
        {
          hindrance: {
            kind: 'clash',
            clashes: [
              { kind: 'teacher', resourceId: 'aminah', lessonIds: expect.arrayContaining(['standing']) },
            ],
          },
        },
      ]);
    }
  });

  it('is taught by everybody who teaches the set, and takes none of them from another lesson', () => {
    const [one, other] = [
      setOf('one', { periodsAWeek: 8, teacherIds: ['aminah', 'bakar'] }),
      setOf('other', {
        periodsAWeek: 8,
        teacherIds: ['chong', 'bakar'],
        parts: [{ classId: 'other', groupId: null }],
      }),
    ];
    const { added, left } = proposed({ sets: [one, other], weekdays: [1, 2] });
    expect(left).toEqual([]);
    for (const { setId, teacherIds } of added)
      expect(teacherIds).toEqual((setId === 'one' ? one : other).teacherIds);
    expect(new Set(added.map(({ weekday, from }) => `${weekday} ${from}`)).size).toBe(16);
  });

  it('does not teach groups at one time in the one room that both have, or beside the one who helps in both', () => {
    const groups = ['islam', 'moral'].map((religion) =>
      setOf(religion, {
        ...{ periodsAWeek: 2, religion, teacherIds: [`teacher of ${religion}`] },
        parts: [{ classId: '5 Bestari', groupId: religion }],
      }),
    );
    const helped = groups.map((set) => ({ ...set, teacherIds: [...set.teacherIds, 'aminah'] }));
    const held = groups.map((set, at) =>
      lessonOf(`held ${set.id}`, set, { weekday: 1 + at, roomId: 'surau', isPinned: true }),
    );
    for (const asked of [{ sets: helped }, { sets: groups, lessons: held }]) {
      const { added, left } = proposed(asked);
      expect(left).toEqual([]);
      const times = added.map(({ weekday, from }) => `${weekday} ${from}`);
      expect(new Set(times).size).toBe(times.length);
    }
  });

  it('takes nobody and no room twice, whatever stands in the draft and however early the search ends', () => {
    fc.assert(
      fc.property(drafts, fc.integer(), fc.constantFrom(0, 5, 300), (draft, seed, steps) => {
        const suggestion = suggestionFor({ ...AROUND, ...draft });
        const search = new TimeSearch(suggestion.problem, seededDice(seed));
        search.run(steps);
        const { added, moved } = suggestedLessons(suggestion, search.found());
        const places = new Map(moved.map(({ lessonId, ...place }) => [lessonId, place]));
        const stood = draft.lessons.map((each) => ({ ...each, ...places.get(each.id) }));
        const made = added.map(({ setId, ...each }, at) => ({ ...each, id: `${at}`, teachingSetId: setId }));
        const all = [...stood, ...made];
        for (const { teachingSetId, roomId } of made) {
          const need = draft.sets.find(({ id }) => id === teachingSetId)?.roomNeed;
          if (need) expect('roomId' in need ? [need.roomId] : ['lab', 'hall']).toContain(roomId);
        }
        const isProposed = ({ id }: { id: string }) => places.has(id) || made.some((each) => each.id === id);
        for (const one of all.filter(isProposed))
          for (const other of all)
            if (one.id !== other.id && isAtOneTime(one, other))
              expect([one, other, sharedBy(one, other, draft.sets)]).toEqual([one, other, []]);
      }),
    );
  });

  it('is in a room of its kind that has the seats, no room twice, and says where there is none', () => {
    const sets = ['one', 'two', 'three'].map((id) =>
      setOf(id, {
        ...{ periodsAWeek: 1, roomNeed: { kind: 'makmal', seats: 25 }, teacherIds: [id] },
        parts: [{ classId: id, groupId: null }],
      }),
    );
    const first = (_: string | null, weekday: number) => (weekday === 1 ? periods.slice(0, 1) : []);
    const { added, left } = proposed({ sets, bells: first });
    expect(added.map(({ roomId }) => roomId).toSorted()).toEqual(['hall', 'lab']);
    expect(left).toMatchObject([{ hindrance: { kind: 'clash', clashes: [{ kind: 'room' }] } }]);
    const workshop = setOf('workshop', { periodsAWeek: 1, roomNeed: { kind: 'Bengkel', seats: null } });
    expect(proposed({ sets: [workshop] }).left).toMatchObject([{ hindrance: { kind: 'noRoom' } }]);
  });

  it('says of what it leaves out that somebody has enough for the day, or that the bells have no room', () => {
    const full = setOf('full', { periodsAWeek: 3, teacherIds: ['aminah'] });
    const oneDay = (_: string | null, weekday: number) => (weekday === 1 ? periods : []);
    const { added, left } = proposed({ sets: [full], bells: oneDay, mostPeriodsADay: 2 });
    expect(added).toHaveLength(2);
    expect(left).toMatchObject([{ hindrance: { kind: 'fullDay' } }]);
    expect(proposed({ sets: [full], bells: () => [] }).left).toMatchObject(
      Array.from({ length: 3 }, () => ({ hindrance: { kind: 'noBells' } })),
    );
  });
});

const periods: Period[] = Array.from({ length: 8 }, (_, at) => {
  const clock = (minutesOfDay: number) =>
    `${String(Math.floor(minutesOfDay / 60)).padStart(2, '0')}:${String(minutesOfDay % 60).padStart(2, '0')}`;
  return { kind: 'lesson', from: clock(480 + 30 * at), to: clock(510 + 30 * at) };
});
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const setOf = (id: string, differing: Partial<SuggestedSet> = {}): SuggestedSet => ({
  id,
  parts: [{ classId: '5 Bestari', groupId: null }],
  teacherIds: [],
  roomNeed: null,
  periodsAWeek: null,
  subjectCode: id,
  religion: null,
  ...differing,
});

const lessonOf = (id: string, set: SuggestedSet, differing: Partial<LessonContent> = {}) => ({
  id,
  overrideId: null,
  timetableId: 'draft',
  kind: 'lesson' as const,
  teachingSetId: set.id,
  title: null,
  weekday: 1,
  cycleWeek: null,
  from: '08:00',
  to: '08:30',
  roomId: null,
  teacherIds: set.teacherIds,
  classIds: [],
  isPinned: false,
  ...differing,
});

const ROOMS = [
  { id: 'lab', kind: 'Makmal', capacity: 30 },
  { id: 'hall', kind: 'makmal', capacity: 200 },
  { id: 'small', kind: 'Makmal', capacity: 10 },
];

const AROUND: Wanted<SuggestedSet> = {
  rooms: ROOMS,
  sets: [],
  lessons: [],
  weekdays: [1, 2, 3, 4, 5],
  bells: () => periods,
  doublesOf: () => 0,
  mayMove: true,
  mostPeriodsADay: null,
};

function proposed(differing: Partial<Wanted<SuggestedSet>>) {
  const suggestion = suggestionFor({ ...AROUND, ...differing });
  const search = new TimeSearch(suggestion.problem, seededDice(7));
  search.run(2_000);
  return suggestedLessons(suggestion, search.found());
}

function lessonsOf(
  { activities, fixed }: SuggestionProblem,
  found: readonly (number | null)[],
): PlacedLesson[] {
  const placed = activities.flatMap((activity, at) => {
    const option = activity.options[found[at] ?? -1];
    if (!option) return [];
    return [{ ...option, id: activity.id, resources: resourcesAt(activity, option), overrideId: null }];
  });
  return [...placed, ...fixed];
}

/** Counted the plain way: who has how many periods on a day of a week. */
function daysOf({ activities, fixed }: SuggestionProblem, found: readonly (number | null)[]) {
  const counts = new Map<string, [who: string, day: string, periods: number]>();
  const moving = activities.flatMap((each, at) => {
    const time = each.options[found[at] ?? -1];
    return time ? [{ ...each, ...time }] : [];
  });
  const people = new Set(moving.flatMap(({ resources }) => resources.filter(isPerson).map(({ id }) => id)));
  for (const who of people)
    for (const { weekday, cycleWeek, periods: taken, resources } of [...moving, ...fixed])
      for (const week of cycleWeek === null ? [1, 2] : [cycleWeek]) {
        const day = `${weekday} of ${week}`;
        const [, , sum] = counts.get(`${who} ${day}`) ?? [who, day, 0];
        if (resources.some((each) => isPerson(each) && each.id === who))
          counts.set(`${who} ${day}`, [who, day, sum + taken]);
      }
  // A day that is full of what does not move is full whatever is proposed.
  return [...counts.values()].filter(([who, day]) =>
    moving.some(
      ({ resources, weekday, cycleWeek }) =>
        resources.some((each) => isPerson(each) && each.id === who) &&
        (cycleWeek === null ? [1, 2] : [cycleWeek]).some((week) => day === `${weekday} of ${week}`),
    ),
  );
}

const isPerson = ({ kind }: Resource) => kind === 'teacher';

const resources = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('teacher', 'class', 'room'),
    id: fc.constantFrom('a', 'b', 'c'),
    division: fc.constantFrom('', 'groups'),
    groupKey: fc.constantFrom('1', '2'),
  }),
  { minLength: 1, maxLength: 4, selector: ({ kind, id, groupKey }) => `${kind} ${id} ${groupKey}` },
);
const asResources = (drawn: readonly Resource[]): Resource[] =>
  drawn.map((each) =>
    each.kind === 'class' && each.division ? each : { ...each, division: '', groupKey: '' },
  );
const options: fc.Arbitrary<Option> = fc
  .record({
    weekday: fc.integer({ min: 1, max: 2 }),
    cycleWeek: fc.constantFrom(null, null, 1, 2),
    first: fc.integer({ min: 0, max: 6 }),
    length: fc.integer({ min: 1, max: 2 }),
    roomIds: fc.constantFrom<(string | null)[]>([], [null], ['a'], ['b']),
  })
  .map(({ weekday, cycleWeek, first, length, roomIds }) => ({
    roomIds,
    weekday,
    cycleWeek: cycleWeek as 1 | 2 | null,
    from: periods[first]?.from ?? '',
    to: periods[first + length - 1]?.to ?? '',
  }));
const activities: fc.Arbitrary<Activity[]> = fc
  .array(
    fc.record({
      resources: resources.map((drawn) => unique(asResources(drawn as Resource[]))),
      hasRooms: fc.constant(true),
      options: fc.array(options, { maxLength: 6 }),
      stands: fc.boolean(),
      periods: fc.integer({ min: 1, max: 2 }),
      spread: fc.constantFrom('one', 'two'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ stands, ...row }, at) => ({
      ...row,
      id: `activity ${at}`,
      standing: stands ? (row.options[0] ?? null) : null,
    })),
  );
const problems: fc.Arbitrary<SuggestionProblem> = fc.record({
  activities,
  fixed: activities.map((rows) =>
    rows
      .slice(0, 3)
      .flatMap(({ id, resources: taken, periods: count, options: [time] }) =>
        time ? [{ ...time, id: `fixed ${id}`, resources: taken, periods: count, overrideId: null }] : [],
      ),
  ),
  mostPeriodsADay: fc.constantFrom(null, 2, 4),
});
const unique = (all: Resource[]): Resource[] => [
  ...new Map(all.map((each) => [`${each.kind} ${each.id} ${each.groupKey}`, each])).values(),
];

/** Full enough that people, rooms and classes are short; what stands clashes as it likes. */
const drafts = fc
  .record({
    sets: fc.array(
      fc.record({
        teacherIds: fc.uniqueArray(fc.constantFrom('aminah', 'bakar', 'chong'), { maxLength: 2 }),
        parts: fc.uniqueArray(
          fc.record({
            classId: fc.constantFrom('4 Arif', '5 Bestari'),
            groupId: fc.constantFrom(null, 'boys', 'girls'),
          }),
          { minLength: 1, maxLength: 2, selector: ({ classId }) => classId },
        ),
        periodsAWeek: fc.integer({ min: 1, max: 4 }),
        subjectCode: fc.constantFrom('MT', 'PJ'),
        roomNeed: fc.constantFrom<SuggestedSet['roomNeed'][]>(
          null,
          { roomId: 'lab' },
          { kind: 'MAKMAL', seats: 30 },
          { kind: 'Bengkel', seats: null },
        ),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    lessons: fc.array(
      fc.record({
        set: fc.nat(4),
        weekday: fc.integer({ min: 1, max: 2 }),
        cycleWeek: fc.constantFrom<(1 | 2 | null)[]>(null, null, 1, 2),
        first: fc.nat(3),
        roomId: fc.constantFrom(null, 'lab', 'hall'),
        isPinned: fc.boolean(),
        teacherIds: fc.option(fc.constant(['aminah', 'chong']), { nil: undefined }),
      }),
      { maxLength: 6 },
    ),
    mayMove: fc.boolean(),
    mostPeriodsADay: fc.constantFrom(null, 2),
  })
  .map(({ sets: drawn, lessons, ...asked }) => {
    const sets = drawn.map((each, at) => setOf(`set ${at}`, each));
    return {
      ...asked,
      sets,
      weekdays: [1, 2],
      bells: () => periods.slice(0, 4),
      lessons: lessons.map(({ set, first, teacherIds, ...each }, at) => {
        const of = sets[set % sets.length] ?? setOf('none');
        const { from = '', to = '' } = periods[first] ?? {};
        return lessonOf(`lesson ${at}`, of, { ...each, from, to, teacherIds: teacherIds ?? of.teacherIds });
      }),
    };
  });

type Compared = LessonTime & Pick<LessonContent, 'teachingSetId' | 'teacherIds' | 'roomId'>;

/** Minute by minute, week by week. */
function isAtOneTime(one: LessonTime, other: LessonTime): boolean {
  const minutesTaken = ({ weekday, cycleWeek, from, to }: LessonTime) =>
    (cycleWeek === null ? [1, 2] : [cycleWeek]).flatMap((week) =>
      Array.from(
        { length: minutes(to) - minutes(from) },
        (_, at) => `${week} ${weekday} ${minutes(from) + at}`,
      ),
    );
  const taken = new Set(minutesTaken(one));
  return minutesTaken(other).some((minute) => taken.has(minute));
}

/** The people, the room and the pupils that both want. */
function sharedBy(one: Compared, other: Compared, sets: readonly SuggestedSet[]): string[] {
  const pupilsOf = ({ teachingSetId }: Compared) =>
    (sets.find(({ id }) => id === teachingSetId)?.parts ?? []).flatMap(({ classId, groupId }) =>
      groupId === null ? [`${classId} boys`, `${classId} girls`] : [`${classId} ${groupId}`],
    );
  const wants = (each: Compared) => [
    ...each.teacherIds,
    ...(each.roomId === null ? [] : [each.roomId]),
    ...pupilsOf(each),
  ];
  return wants(one).filter((each) => wants(other).includes(each));
}
