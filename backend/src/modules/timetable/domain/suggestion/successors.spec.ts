import fc from 'fast-check';
import { resourcesOf } from '../claims.js';
import { clashesOf } from '../clashes.js';
import type { Period } from '../time-held.js';
import { seededDice } from './generated-school.js';
import { changeFor, type Leaving, lessonsTaken, setsLeft } from './successors.js';
import { suggestedLessons } from './suggested-lessons.js';
import type { SuggestedSet } from './suggestion-problem.js';
import { TimeSearch } from './time-search.js';

const PERIODS: readonly Period[] = [
  { kind: 'lesson', from: '08:00', to: '08:30' },
  { kind: 'lesson', from: '08:30', to: '09:00' },
  { kind: 'lesson', from: '09:00', to: '09:30' },
];

const setOf = (id: string, subjectCode = id): SuggestedSet => ({
  ...{ id, subjectCode, teacherIds: [], roomNeed: null, periodsAWeek: null, religion: null },
  parts: [{ classId: `class of ${id}`, groupId: null }],
});
const lessonOf = (set: SuggestedSet, period: number, teacherIds: readonly string[], weekday = 1) => ({
  id: `${set.id} ${weekday} ${period}`,
  ...{ overrideId: null, timetableId: 'held', kind: 'lesson' as const, teachingSetId: set.id, title: null },
  ...{ weekday, cycleWeek: null, from: PERIODS[period]?.from ?? '', to: PERIODS[period]?.to ?? '' },
  ...{ roomId: null, teacherIds, classIds: [], isPinned: false },
});
type Sets = Leaving<SuggestedSet>;
const leavingOf = (
  sets: readonly SuggestedSet[],
  lessons: Sets['lessons'],
  differing: Partial<Sets> = {},
): Sets => ({
  ...{
    sets,
    lessons,
    weekdays: [1],
    bells: () => PERIODS,
    leaverId: 'lela',
    people: ['ali', 'bala', 'lela'],
  },
  chosen: new Map(),
  ...differing,
});

/** With the lessons that move, where they go. */
function changed(leaving: Sets) {
  const left = setsLeft(leaving);
  const suggestion = changeFor(leaving, left);
  const search = new TimeSearch(suggestion.problem, seededDice(1));
  search.run(2_000);
  const { moved, left: unplaced } = suggestedLessons(suggestion, search.found());
  const times = new Map(moved.map(({ lessonId, ...time }) => [lessonId, time]));
  const lessons = lessonsTaken(leaving.lessons, leaving.leaverId, left).map((lesson) => ({
    ...lesson,
    ...times.get(lesson.id),
  }));
  return { left, moved, unplaced, lessons };
}

const clashesAmong = ({ sets }: Sets, lessons: Sets['lessons']) =>
  clashesOf(
    lessons.map((lesson) => ({
      ...lesson,
      resources: resourcesOf(lesson, sets.find(({ id }) => id === lesson.teachingSetId)?.parts ?? []),
    })),
  );

describe('when a teacher leaves', () => {
  const [science, art, music] = [setOf('SN'), setOf('PSV'), setOf('MZ')];

  it('a set goes to who is free then, before who teaches the subject, before who has fewer periods', () => {
    const other = setOf('SN of another class', 'SN');
    const lessons = [lessonOf(science, 0, ['lela']), lessonOf(other, 0, ['ali']), lessonOf(art, 1, ['bala'])];
    const [left] = setsLeft(leavingOf([science, other, art], lessons));
    expect(left).toMatchObject({ setId: 'SN', takerId: 'bala' });
    expect(left?.takers).toEqual([
      { personId: 'bala', clashing: 0, teachesSubject: false, periods: 2 },
      { personId: 'ali', clashing: 1, teachesSubject: true, periods: 2 },
    ]);
    const free = [lessonOf(science, 0, ['lela']), lessonOf(other, 1, ['ali']), lessonOf(art, 1, ['bala'])];
    expect(setsLeft(leavingOf([science, other, art], free))[0]?.takerId).toBe('ali');
  });

  it('no lesson moves where none has to, and all of hers are somebody’s', () => {
    const lessons = [lessonOf(science, 0, ['lela']), lessonOf(art, 1, ['lela']), lessonOf(music, 0, ['ali'])];
    const leaving = leavingOf([science, art, music], lessons);
    const { moved, lessons: after } = changed(leaving);
    expect(moved).toEqual([]);
    expect(after.flatMap(({ teacherIds }) => teacherIds)).not.toContain('lela');
    expect(clashesAmong(leaving, after)).toEqual([]);
  });

  it('who teaches with her goes on alone, and who was named takes it, free or not', () => {
    const lessons = [lessonOf(science, 0, ['lela', 'ali']), lessonOf(art, 0, ['bala'])];
    expect(setsLeft(leavingOf([science, art], lessons))[0]?.takerId).toBeNull();
    expect(changed(leavingOf([science, art], lessons)).lessons[0]?.teacherIds).toEqual(['ali']);
    const named = leavingOf([science, art], lessons, { chosen: new Map([['SN', 'bala']]) });
    const { moved, lessons: after } = changed(named);
    expect(moved).toHaveLength(1);
    expect(clashesAmong(named, after)).toEqual([]);
  });

  it('as few lessons move as there can be: as many as by trying every place of all', () => {
    fc.assert(
      fc.property(schools, (drawn) => {
        const leaving = leavingOf(drawn.sets, drawn.lessons, { people: ['ali'] });
        const { moved, unplaced, lessons } = changed(leaving);
        const fewest = fewestMoves(leaving, setsLeft(leaving));
        expect(unplaced.length > 0 ? null : moved.length).toBe(fewest);
        if (fewest !== null) expect(clashesAmong(leaving, lessons)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** Ali has some lessons, and Lela some that he takes over: on one day of three periods. */
const schools = fc
  .array(fc.record({ period: fc.integer({ min: 0, max: 2 }), isLelas: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((rows) => {
    const taken = new Set<string>();
    const kept = rows.filter(({ period, isLelas }) => {
      const key = `${period} ${isLelas}`;
      return !taken.has(key) && taken.add(key);
    });
    const sets = kept.map((_, at) => setOf(`S${at}`));
    const lessons = kept.flatMap(({ period, isLelas }, at) => {
      const set = sets[at];
      return set ? [lessonOf(set, period, [isLelas ? 'lela' : 'ali'])] : [];
    });
    return { sets, lessons };
  });

/** Every place of every lesson; null where nothing does. */
function fewestMoves(leaving: Sets, left: ReturnType<typeof setsLeft>): number | null {
  const lessons = lessonsTaken(leaving.lessons, leaving.leaverId, left);
  let fewest: number | null = null;
  for (let turn = 0; turn < 3 ** lessons.length; turn += 1) {
    const placed = lessons.map((lesson, at) => {
      const { from = '', to = '' } = PERIODS[Math.floor(turn / 3 ** at) % 3] ?? {};
      return { ...lesson, from, to };
    });
    const moves = placed.filter(({ from }, at) => from !== lessons[at]?.from).length;
    if ((fewest === null || moves < fewest) && clashesAmong(leaving, placed).length === 0) fewest = moves;
  }
  return fewest;
}
