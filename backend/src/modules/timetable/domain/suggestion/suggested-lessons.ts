import { type Clash, clashesOf, type PlacedLesson } from '../clashes.js';
import { cycleDaysOf, type LessonTime } from '../timetable-lesson.js';
import { type Activity, type Option, resourcesAt, type SuggestionProblem } from './activity.js';
import type { Part, Suggestion } from './suggestion-problem.js';

type MissingPart = Extract<Part, { setId: string }>;
type Placed<What> = What & LessonTime & Readonly<{ roomId: string | null }>;

/**
 * Why it has no place. A time is that at which the fewest lessons stand in the way: none at all where a day is full of
 * periods, or where a search ended too early.
 */
export type Hindrance = Readonly<
  | { kind: 'noRoom' | 'noBells' }
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
  added: readonly Placed<MissingPart>[];
  moved: readonly Placed<Readonly<{ lessonId: string }>>[];
  left: readonly Left[];
}>;

/** What a search has found, as lessons. `found`: of each activity the number of its option, null where it has none. */
export function suggestedLessons(
  { problem, parts }: Suggestion,
  found: readonly (number | null)[],
): SuggestedLessons {
  const { activities } = problem;
  const options = besideWhatStays(problem, found);
  const held = activities.map((activity, at) => placedAt(activity, options[at] ?? activity.standing));
  const standing = [...held.flat(), ...problem.fixed];
  const clashing = new Set(clashesOf(standing).flatMap(({ lessonIds }) => lessonIds));
  const partsAt = (at: number) =>
    (parts[at] ?? []).map((part, one) => {
      const { roomIds, ...time } = options[at] as Option;
      return { part, place: { ...time, roomId: roomIds[one] ?? null } };
    });
  const numbers = activities.map((_, at) => at);
  const placed = numbers.filter((at) => options[at]);
  return {
    added: placed
      .flatMap(partsAt)
      .flatMap(({ part, place }) => ('setId' in part ? [{ ...part, ...place }] : [])),
    moved: placed
      .filter((at) => !stays(activities[at], options[at]))
      .flatMap(partsAt)
      .flatMap(({ part, place }) => ('lessonId' in part ? [{ ...place, lessonId: part.lessonId }] : [])),
    left: activities.flatMap((activity, at) => {
      // A lesson that keeps its time has a place, unless it meets another one there.
      if (options[at] || (activity.standing && !clashing.has(activity.id))) return [];
      const hindrance = hindranceOf(activity, standing, problem, options);
      return [{ id: activity.id, parts: parts[at] ?? [], periods: activity.periods, hindrance }];
    }),
  };
}

/**
 * The options that were found, without those that would put somebody where a lesson stays for which no other place was
 * found: such a lesson is in the timetable, whatever the search made of it. Who gives way to it stays as well, so that is
 * asked until nobody does.
 */
function besideWhatStays({ activities, fixed }: SuggestionProblem, found: readonly (number | null)[]) {
  const options = activities.map((activity, at) => activity.options[found[at] ?? -1] ?? null);
  if (activities.every(({ standing }, at) => options[at] || !standing)) return options;
  const numberOf = new Map(activities.map(({ id }, at) => [id, at]));
  const isPut = (at: number) => !!options[at] && !stays(activities[at], options[at]);
  for (;;) {
    const held = activities.flatMap((activity, at) => placedAt(activity, options[at] ?? activity.standing));
    const givingWay = clashesOf([...held, ...fixed])
      .flatMap(({ lessonIds }) => lessonIds.flatMap((id) => numberOf.get(id) ?? []))
      .filter(isPut);
    if (givingWay.length === 0) return options;
    for (const at of givingWay) options[at] = null;
  }
}

function placedAt(activity: Activity, option: Option | null): PlacedLesson[] {
  if (option === null) return [];
  const { roomIds: _rooms, ...time } = option;
  return [{ ...time, id: activity.id, overrideId: null, resources: resourcesAt(activity, option) }];
}

function hindranceOf(
  activity: Activity,
  standing: readonly PlacedLesson[],
  problem: SuggestionProblem,
  options: readonly (Option | null)[],
): Hindrance {
  if (!activity.hasRooms) return { kind: 'noRoom' };
  const { id } = activity;
  const wanted = new Set(
    activity.options.flatMap((option) =>
      resourcesAt(activity, option).map(({ kind, id: of }) => `${kind} ${of}`),
    ),
  );
  const others = standing.filter(
    (other) => other.id !== id && other.resources.some(({ kind, id: of }) => wanted.has(`${kind} ${of}`)),
  );
  const tried = activity.options.map((option) => {
    const { roomIds: _rooms, ...time } = option;
    const clashes = clashesOf([...others, ...placedAt(activity, option)]).filter(({ lessonIds }) =>
      lessonIds.includes(id),
    );
    return { time, clashes, inTheWay: new Set(clashes.flatMap(({ lessonIds }) => lessonIds)).size };
  });
  const [nearest] = tried.toSorted((one, other) => one.inTheWay - other.inTheWay);
  if (!nearest) return { kind: 'noBells' };
  const { time, clashes } = nearest;
  if (clashes.length > 0) return { kind: 'clash', time, clashes };
  const isFull = tried.every(
    (each) => each.clashes.length > 0 || isFullOn(activity, each.time, problem, options),
  );
  return { kind: isFull ? 'fullDay' : 'unfound', time };
}

/** Whether a teacher would have too many periods on that day. */
function isFullOn(
  activity: Activity,
  time: LessonTime,
  { activities, fixed, mostPeriodsADay }: SuggestionProblem,
  options: readonly (Option | null)[],
): boolean {
  if (mostPeriodsADay === null) return false;
  const held = activities.flatMap((other, at) => {
    const place = options[at] ?? other.standing;
    return place === null || other.id === activity.id ? [] : [{ ...other, ...place }];
  });
  return activity.resources.some(
    ({ kind, id }) =>
      kind === 'teacher' &&
      cycleDaysOf(time, 2).some((day) => {
        const ofDay = [...held, ...fixed].filter(
          (other) =>
            cycleDaysOf(other, 2).includes(day) &&
            other.resources.some((each) => each.kind === 'teacher' && each.id === id),
        );
        return ofDay.reduce((sum, { periods }) => sum + periods, activity.periods) > mostPeriodsADay;
      }),
  );
}

/** Whether it is where it was before. */
const stays = (activity: Activity | undefined, option: Option | null | undefined): boolean => {
  const before = activity?.standing;
  return (
    !!before &&
    !!option &&
    before.weekday === option.weekday &&
    before.from === option.from &&
    before.to === option.to &&
    before.cycleWeek === option.cycleWeek &&
    before.roomIds.every((id, at) => id === option.roomIds[at])
  );
};
