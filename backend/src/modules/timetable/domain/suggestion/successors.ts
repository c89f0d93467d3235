import { timesMeet } from '../personal-lesson.js';
import { periodsTaken } from '../places.js';
import type { PlaceCosts } from './activity.js';
import {
  type StandingLesson,
  type SuggestedSet,
  type Suggestion,
  suggestionFor,
  type Wanted,
} from './suggestion-problem.js';

/** Its lessons stay in their rooms. */
export type LeftSet = Omit<SuggestedSet, 'roomNeed'>;

/** A teacher leaves a timetable. `people`: who may take over. `chosen`: by set, where somebody has said who does. */
export type Leaving<Set extends LeftSet> = Pick<Wanted<SuggestedSet>, 'lessons' | 'weekdays' | 'bells'> &
  Readonly<{
    sets: readonly Set[];
    leaverId: string;
    people: readonly string[];
    chosen: ReadonlyMap<string, string>;
  }>;

/** Who could take a set. `clashing`: lessons of it at which they are taken. `periods`: what they would have in a week. */
export type Taker = Readonly<{
  personId: string;
  clashing: number;
  teachesSubject: boolean;
  periods: number;
}>;

/** `takers`: the best first. `takerId`: null where others who teach it go on alone, or nobody is there. */
export type SetLeft = Readonly<{
  setId: string;
  lessonIds: readonly string[];
  takerId: string | null;
  takers: readonly Taker[];
}>;

/** A move is all that costs: what need not change stays. */
const FEWEST_MOVES: PlaceCosts = { gapMinute: 0, sameDay: 0, moved: 1 };

/**
 * Who takes which set of a teacher who leaves: nobody's lesson has to move if that can be, then who teaches the subject
 * already, then of those who teach at all who has the fewest periods. Sets for which there are the fewest choose first.
 */
export function setsLeft<Set extends LeftSet>(leaving: Leaving<Set>): SetLeft[] {
  const { sets, lessons, leaverId, chosen } = leaving;
  const left = sets.flatMap((set) => {
    const own = lessons.filter((each) => each.teachingSetId === set.id && each.teacherIds.includes(leaverId));
    return own.length > 0 ? [{ set, own }] : [];
  });
  const loads = loadsOf(leaving);
  const freeFor = (own: readonly StandingLesson[]) =>
    leaving.people.filter((personId) => clashing(leaving, personId, own) === 0).length;
  const given = new Map<string, SetLeft>();
  for (const { set, own } of left.toSorted((one, other) => freeFor(one.own) - freeFor(other.own))) {
    const takers = takersOf(leaving, set, own, loads);
    const goesOnAlone = own.every(({ teacherIds }) => teacherIds.length > 1);
    const takerId = chosen.get(set.id) ?? (goesOnAlone ? null : (takers[0]?.personId ?? null));
    if (takerId !== null) loads.set(takerId, (loads.get(takerId) ?? 0) + periodsOf(leaving, own));
    given.set(set.id, { setId: set.id, lessonIds: own.map(({ id }) => id), takerId, takers });
  }
  return left.flatMap(({ set }) => given.get(set.id) ?? []);
}

/** The lessons with those who take them; what nobody takes has one teacher less. */
export function lessonsTaken<Lesson extends StandingLesson>(
  lessons: readonly Lesson[],
  leaverId: string,
  left: readonly SetLeft[],
): Lesson[] {
  const takerOf = new Map(
    left.flatMap(({ lessonIds, takerId }) => lessonIds.map((id) => [id, takerId] as const)),
  );
  return lessons.map((lesson) => {
    const taker = takerOf.get(lesson.id);
    if (taker === undefined) return lesson;
    const teacherIds = lesson.teacherIds.flatMap((id) => (id === leaverId ? (taker ?? []) : id));
    return { ...lesson, teacherIds: [...new Set(teacherIds)] };
  });
}

/** From it a search finds which lessons move so that nobody is in two places, as few as can be. */
export function changeFor<Set extends LeftSet>(
  { sets, lessons, weekdays, bells, leaverId }: Leaving<Set>,
  left: readonly SetLeft[],
): Suggestion {
  const { problem, parts } = suggestionFor({
    // Nothing is added that was missing before, nor does any room change.
    sets: sets.map((set) => ({ ...set, periodsAWeek: null, roomNeed: null })),
    rooms: [],
    ...{ weekdays, bells, mayMove: true, mostPeriodsADay: null, doublesOf: () => 0 },
    lessons: lessonsTaken(lessons, leaverId, left),
  });
  return { parts, problem: { ...problem, costs: FEWEST_MOVES } };
}

function takersOf<Set extends LeftSet>(
  leaving: Leaving<Set>,
  set: Set,
  own: readonly StandingLesson[],
  loads: ReadonlyMap<string, number>,
): Taker[] {
  const { sets, lessons, people, leaverId } = leaving;
  const ofSubject = new Set(
    sets.flatMap(({ id, subjectCode }) => (subjectCode === set.subjectCode ? [id] : [])),
  );
  const experts = new Set(
    lessons.flatMap(({ teachingSetId, teacherIds }) =>
      ofSubject.has(teachingSetId ?? '') ? teacherIds : [],
    ),
  );
  const teaches = (personId: string) => (loads.get(personId) ?? 0) > 0;
  return people
    .filter((id) => id !== leaverId && !own.every(({ teacherIds }) => teacherIds.includes(id)))
    .map((personId) => ({
      personId,
      clashing: clashing(leaving, personId, own),
      teachesSubject: experts.has(personId),
      periods: (loads.get(personId) ?? 0) + periodsOf(leaving, own),
    }))
    .toSorted(
      (one, other) =>
        one.clashing - other.clashing ||
        Number(other.teachesSubject) - Number(one.teachesSubject) ||
        Number(teaches(other.personId)) - Number(teaches(one.personId)) ||
        one.periods - other.periods,
    );
}

/** At how many of these lessons a person is taken by others. */
function clashing<Set extends LeftSet>(
  { lessons }: Leaving<Set>,
  personId: string,
  own: readonly StandingLesson[],
): number {
  const theirs = lessons.filter(
    ({ id, teacherIds }) => teacherIds.includes(personId) && !own.some((each) => each.id === id),
  );
  return own.filter((lesson) => theirs.some((other) => timesMeet(lesson, other))).length;
}

function loadsOf<Set extends LeftSet>(leaving: Leaving<Set>): Map<string, number> {
  return new Map(
    leaving.people.map((personId) => [
      personId,
      periodsOf(
        leaving,
        leaving.lessons.filter(({ kind, teacherIds }) => kind === 'lesson' && teacherIds.includes(personId)),
      ),
    ]),
  );
}

function periodsOf<Set extends LeftSet>(
  { sets, bells }: Leaving<Set>,
  lessons: readonly StandingLesson[],
): number {
  return lessons.reduce((sum, lesson) => {
    const classId = sets.find(({ id }) => id === lesson.teachingSetId)?.parts[0]?.classId ?? null;
    return sum + periodsTaken(lesson, bells(classId, lesson.weekday)) / (lesson.cycleWeek === null ? 1 : 2);
  }, 0);
}
