import { type Clash, clashesOf, type PlacedLesson } from '../clashes.js';
import { cycleDaysOf, type LessonTime } from '../timetable-lesson.js';
import type { Activity, SuggestionProblem } from './activity.js';
import type { Part, Suggestion } from './suggestion-problem.js';

type MissingPart = Extract<Part, { setId: string }>;
type Held = PlacedLesson & Readonly<{ periods: number }>;
/** Of each activity; null where it has none but that at which it stands. */
type Times = (LessonTime | null)[];

/**
 * Why it has no place. A time is that at which the fewest lessons stand in the way: none at all where a day is full of
 * periods, or where a search ended too early.
 */
export type Hindrance = Readonly<
  | { kind: 'noBells' }
  | { kind: 'clash'; time: LessonTime; clashes: readonly Clash[] }
  | { kind: 'fullDay' | 'unfound'; time: LessonTime }
>;

export type Left = Readonly<{
  id: string;
  parts: readonly Part[];
  periods: number;
  hindrance: Hindrance;
}>;

export type SuggestedLessons = Readonly<{
  added: readonly (MissingPart & LessonTime)[];
  moved: readonly (LessonTime & Readonly<{ lessonId: string }>)[];
  left: readonly Left[];
}>;

/** What a search has found, as lessons. `found`: of each activity the number of its time, null where it has none. */
export function suggestedLessons(
  { problem, parts }: Suggestion,
  found: readonly (number | null)[],
): SuggestedLessons {
  const { activities } = problem;
  const times = besideWhatStays(problem, found);
  const standing = heldAt(problem, times);
  const clashing = new Set(clashesOf(standing).flatMap(({ lessonIds }) => lessonIds));
  return {
    added: parts.flatMap((each, at) => {
      const time = times[at];
      return time ? each.flatMap((part) => ('setId' in part ? [{ ...part, ...time }] : [])) : [];
    }),
    moved: parts.flatMap((each, at) => {
      const time = times[at];
      if (!time || stays(activities[at], time)) return [];
      return each.flatMap((part) => ('lessonId' in part ? [{ ...time, lessonId: part.lessonId }] : []));
    }),
    left: activities.flatMap((activity, at) => {
      // A lesson that keeps its time has a place, unless it meets another one there.
      if (times[at] || (activity.standing && !clashing.has(activity.id))) return [];
      const hindrance = hindranceOf(activity, standing, problem.mostPeriodsADay);
      return [{ id: activity.id, parts: parts[at] ?? [], periods: activity.periods, hindrance }];
    }),
  };
}

/**
 * The times that were found, without those that would put somebody where a lesson stays for which no other place was
 * found: such a lesson is in the timetable, whatever the search made of it. Who gives way to it stays as well, so that is
 * asked until nobody does.
 */
function besideWhatStays(problem: SuggestionProblem, found: readonly (number | null)[]): Times {
  const { activities } = problem;
  const times = activities.map((activity, at) => activity.times[found[at] ?? -1] ?? null);
  if (activities.every(({ standing }, at) => times[at] || !standing)) return times;
  const numberOf = new Map(activities.map(({ id }, at) => [id, at]));
  const isPut = (at: number) => {
    const time = times[at];
    return !!time && !stays(activities[at], time);
  };
  for (;;) {
    const givingWay = clashesOf(heldAt(problem, times))
      .flatMap(({ lessonIds }) => lessonIds.flatMap((id) => numberOf.get(id) ?? []))
      .filter(isPut);
    if (givingWay.length === 0) return times;
    for (const at of givingWay) times[at] = null;
  }
}

/** All that is held then: at the times that were found, where it stands, and what does not move. */
function heldAt({ activities, fixed }: SuggestionProblem, times: Times): Held[] {
  const held = activities.flatMap(({ id, resources, periods, standing }, at) => {
    const time = times[at] ?? standing;
    return time ? [{ ...time, id, resources, periods, overrideId: null }] : [];
  });
  return [...held, ...fixed];
}

function hindranceOf(
  activity: Activity,
  standing: readonly Held[],
  mostPeriodsADay: number | null,
): Hindrance {
  const { id, resources } = activity;
  const wanted = new Set(resources.map((each) => `${each.kind} ${each.id}`));
  const others = standing.filter(
    (other) => other.id !== id && other.resources.some(({ kind, id: of }) => wanted.has(`${kind} ${of}`)),
  );
  const tried = activity.times.map((time) => {
    const clashes = clashesOf([...others, { ...time, id, resources, overrideId: null }]).filter(
      ({ lessonIds }) => lessonIds.includes(id),
    );
    return { time, clashes, inTheWay: new Set(clashes.flatMap(({ lessonIds }) => lessonIds)).size };
  });
  const [nearest] = tried.toSorted((one, other) => one.inTheWay - other.inTheWay);
  if (!nearest) return { kind: 'noBells' };
  const { time, clashes } = nearest;
  if (clashes.length > 0) return { kind: 'clash', time, clashes };
  const isFull = tried.every(
    (each) => each.clashes.length > 0 || isFullOn(activity, each.time, others, mostPeriodsADay),
  );
  return { kind: isFull ? 'fullDay' : 'unfound', time };
}

/** Whether a teacher would have too many periods on that day. */
function isFullOn(
  activity: Activity,
  time: LessonTime,
  others: readonly Held[],
  mostPeriodsADay: number | null,
): boolean {
  if (mostPeriodsADay === null) return false;
  const teachers = activity.resources.filter(({ kind }) => kind === 'teacher');
  return cycleDaysOf(time, 2).some((day) => {
    const ofDay = others.filter((other) => cycleDaysOf(other, 2).includes(day));
    return teachers.some(({ id }) => {
      const own = ofDay.filter(({ resources }) =>
        resources.some((each) => each.kind === 'teacher' && each.id === id),
      );
      return own.reduce((sum, { periods }) => sum + periods, activity.periods) > mostPeriodsADay;
    });
  });
}

/** Whether it is where it was before. */
function stays(activity: Activity | undefined, time: LessonTime): boolean {
  const before = activity?.standing;
  return (
    !!before &&
    before.weekday === time.weekday &&
    before.from === time.from &&
    before.to === time.to &&
    before.cycleWeek === time.cycleWeek
  );
}
