import { type Clash, clashesOf, type PlacedLesson } from '../clashes.js';
import type { LessonTime } from '../timetable-lesson.js';
import type { Activity } from './activity.js';
import type { Part, Suggestion } from './suggestion-problem.js';

type MissingPart = Extract<Part, { setId: string }>;

/**
 * What is nearest to a place for it: a time at which the fewest lessons stand in the way. Without clashes somebody has too
 * many periods on that day. Null: the bells have no room of its length.
 */
export type Hindrance = Readonly<{ time: LessonTime; clashes: readonly Clash[]; isDayFull: boolean }>;

export type Left = Readonly<{
  id: string;
  parts: readonly Part[];
  periods: number;
  hindrance: Hindrance | null;
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
  const timeOf = (at: number) => problem.activities[at]?.times[found[at] ?? -1];
  const placed: PlacedLesson[] = problem.activities.flatMap((activity, at) => {
    const time = timeOf(at);
    return time ? [{ ...time, id: activity.id, overrideId: null, resources: activity.resources }] : [];
  });
  const standing = [...placed, ...problem.fixed];
  return {
    added: parts.flatMap((each, at) => {
      const time = timeOf(at);
      return time ? each.flatMap((part) => ('setId' in part ? [{ ...part, ...time }] : [])) : [];
    }),
    moved: parts.flatMap((each, at) => {
      const [time, before] = [timeOf(at), problem.activities[at]?.standing];
      if (!time || !before || isSame(time, before)) return [];
      return each.flatMap((part) => ('lessonId' in part ? [{ ...time, lessonId: part.lessonId }] : []));
    }),
    left: problem.activities.flatMap((activity, at) =>
      timeOf(at)
        ? []
        : [
            {
              id: activity.id,
              parts: parts[at] ?? [],
              periods: activity.periods,
              hindrance: hindranceOf(activity, standing),
            },
          ],
    ),
  };
}

function hindranceOf(activity: Activity, standing: readonly PlacedLesson[]): Hindrance | null {
  const wanted = new Set(activity.resources.map(({ kind, id }) => `${kind} ${id}`));
  const others = standing.filter(({ resources }) =>
    resources.some(({ kind, id }) => wanted.has(`${kind} ${id}`)),
  );
  const { id, resources } = activity;
  const tried = activity.times.map((time) => {
    const clashes = clashesOf([...others, { ...time, id, resources, overrideId: null }]).filter(
      ({ lessonIds }) => lessonIds.includes(id),
    );
    return { time, clashes, isDayFull: clashes.length === 0 };
  });
  const inTheWay = ({ clashes }: Hindrance) => new Set(clashes.flatMap(({ lessonIds }) => lessonIds)).size;
  return tried.toSorted((one, other) => inTheWay(one) - inTheWay(other))[0] ?? null;
}

const isSame = (one: LessonTime, other: LessonTime): boolean =>
  one.weekday === other.weekday &&
  one.from === other.from &&
  one.to === other.to &&
  one.cycleWeek === other.cycleWeek;
