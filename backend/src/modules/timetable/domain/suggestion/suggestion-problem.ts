import { type LessonPart, mayMeet, type Resource, resourcesOf } from '../claims.js';
import type { PlacedLesson } from '../clashes.js';
import { periodsTaken, placesOfDay } from '../places.js';
import { type RoomNeed, roomChoices, roomsFor } from '../room-need.js';
import type { Period } from '../time-held.js';
import type { LessonContent, LessonTime } from '../timetable-lesson.js';
import type { Activity, Option, SuggestionProblem } from './activity.js';

export type SuggestedSet = Readonly<{
  id: string;
  parts: readonly LessonPart[];
  /** Everybody who teaches it. */
  teacherIds: readonly string[];
  /** Null: the school has not said. */
  roomNeed: RoomNeed | null;
  periodsAWeek: number | null;
  subjectCode: string;
  /** Of its subject: whoever is taught it is known to be of it, or not to be. */
  religion: string | null;
}>;

export type StandingLesson = LessonContent & Readonly<{ id: string; overrideId: string | null }>;

/** `bells`: of a weekday, for a class. `doublesOf`: how many lessons of two periods a set has in a week. */
export type Wanted<Set extends SuggestedSet> = Readonly<{
  sets: readonly Set[];
  lessons: readonly StandingLesson[];
  rooms: Parameters<typeof roomsFor>[1];
  weekdays: readonly number[];
  bells: (classId: string | null, weekday: number) => readonly Period[];
  doublesOf: (set: Set) => number;
  /** Whether lessons that are not pinned may go elsewhere. */
  mayMove: boolean;
  mostPeriodsADay: number | null;
}>;

/** What an activity is: a lesson that stands, or one that its set misses. */
export type Part = Readonly<{ lessonId: string } | { setId: string; teacherIds: readonly string[] }>;

/** `parts`: of each activity, in its order. */
export type Suggestion = Readonly<{ problem: SuggestionProblem; parts: readonly (readonly Part[])[] }>;

/** What the sets of a timetable miss, beside what stands in it; from that a search finds times. */
export function suggestionFor<Set extends SuggestedSet>(wanted: Wanted<Set>): Suggestion {
  const { sets, lessons, mayMove } = wanted;
  const setOf = new Map(sets.map((set) => [set.id, set]));
  const roomsOf = (set: SuggestedSet): readonly (string | null)[] =>
    set.roomNeed === null ? [roomOf(set, lessons)] : roomsFor(set.roomNeed, wanted.rooms);
  /** Where it stands first, so that it stays there if it can. */
  const roomsOfLesson = ({ roomId, teachingSetId }: StandingLesson): readonly (string | null)[] => {
    const set = setOf.get(teachingSetId ?? '');
    if (!set || set.roomNeed === null) return [roomId];
    const rooms = roomsFor(set.roomNeed, wanted.rooms);
    // It is held already, with such a room or without.
    return roomId === null && rooms.length > 0 ? rooms : [...new Set([roomId, ...rooms])];
  };
  const together = taughtTogether(sets, roomsOf);
  const moves = (lesson: StandingLesson) =>
    mayMove && lesson.kind === 'lesson' && !lesson.isPinned && lesson.overrideId === null;
  const asPlaced = (lesson: StandingLesson): PlacedLesson => ({
    ...lesson,
    resources: resourcesOf(lesson, setOf.get(lesson.teachingSetId ?? '')?.parts ?? []),
  });
  const periodsOf = (lesson: StandingLesson) =>
    periodsTaken(lesson, wanted.bells(classOf(setOf.get(lesson.teachingSetId ?? '')), lesson.weekday));
  const timesOf = (set: SuggestedSet | undefined, periods: number, cycleWeek: LessonTime['cycleWeek']) =>
    wanted.weekdays.flatMap((weekday) =>
      placesOfDay(wanted.bells(classOf(set), weekday), periods, { weekday, cycleWeek }).map(
        ({ from, to }): LessonTime => ({ weekday, cycleWeek, from, to }),
      ),
    );

  const standing = groupsBy(lessons.filter(moves), ({ teachingSetId, weekday, from, to, cycleWeek }) =>
    [together.get(teachingSetId ?? ''), weekday, from, to, cycleWeek].join(' '),
  );
  const apart = [...standing.values()].flatMap((all) =>
    mayBeAtOneTime(all.map((lesson) => asPlaced(lesson).resources)) ? [all] : all.map((lesson) => [lesson]),
  );
  const moving = apart.flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const { weekday, cycleWeek, from, to } = first;
    const own = { weekday, cycleWeek, from, to };
    const times = timesOf(setOf.get(first.teachingSetId ?? ''), periodsOf(first), cycleWeek);
    const isAmong = times.some((time) => time.weekday === weekday && time.from === from && time.to === to);
    const choices = roomChoices(all.map(roomsOfLesson));
    return {
      parts: all.map(({ id }) => ({ lessonId: id })),
      activity: {
        id: first.id,
        resources: all.flatMap((lesson) => asPlaced({ ...lesson, roomId: null }).resources),
        periods: periodsOf(first),
        spread: together.get(first.teachingSetId ?? '') ?? first.id,
        hasRooms: choices.length > 0,
        options: optionsOf(isAmong ? times : [own, ...times], choices),
        standing: { ...own, roomIds: all.map(({ roomId }) => roomId) },
      },
    };
  });

  const missing = [...groupsBy(sets, ({ id }) => together.get(id) ?? id)].flatMap(([name, group]) => {
    const lengths = group.map((set) => lengthsMissing(set, lessons, periodsOf, wanted.doublesOf(set)));
    const isOne = lengths.every((each) => each.join() === lengths[0]?.join());
    const asked = isOne
      ? [{ of: group, lengths: lengths[0] ?? [] }]
      : group.map((set, at) => ({ of: [set], lengths: lengths[at] ?? [] }));
    return asked.flatMap(({ of, lengths: each }) => {
      const choices = roomChoices(of.map(roomsOf));
      return each.map((periods, at) => ({
        parts: of.map(({ id, teacherIds }) => ({ setId: id, teacherIds })),
        activity: {
          id: `${of.map(({ id }) => id).join('+')} ${at + 1}`,
          resources: of.flatMap((set) => takenBy(set)),
          periods,
          spread: name,
          hasRooms: choices.length > 0,
          options: optionsOf(timesOf(of[0], periods, null), choices),
          standing: null,
        },
      }));
    });
  });
  const all: readonly Readonly<{ activity: Activity; parts: readonly Part[] }>[] = [...moving, ...missing];
  return {
    parts: all.map(({ parts }) => parts),
    problem: {
      activities: all.map(({ activity }) => activity),
      fixed: lessons
        .filter((lesson) => !moves(lesson))
        .map((lesson) => ({
          ...asPlaced(lesson),
          periods: lesson.kind === 'lesson' ? periodsOf(lesson) : 0,
        })),
      mostPeriodsADay: wanted.mostPeriodsADay,
    },
  };
}

/** Periods a week that a set has in a timetable; one of every other week is half. */
export function periodsHeld(
  setId: string,
  lessons: readonly StandingLesson[],
  periodsOf: (lesson: StandingLesson) => number,
): number {
  return lessons
    .filter(({ teachingSetId }) => teachingSetId === setId)
    .reduce((sum, lesson) => sum + periodsOf(lesson) / (lesson.cycleWeek === null ? 1 : 2), 0);
}

/** Lengths of the lessons that it misses, doubles first. */
function lengthsMissing(
  { id, periodsAWeek }: SuggestedSet,
  lessons: readonly StandingLesson[],
  periodsOf: (lesson: StandingLesson) => number,
  doubles: number,
): number[] {
  const missing = Math.max(0, Math.floor((periodsAWeek ?? 0) - periodsHeld(id, lessons, periodsOf)));
  const held = lessons.filter((lesson) => lesson.teachingSetId === id && periodsOf(lesson) === 2).length;
  const twos = Math.min(Math.max(0, doubles - held), Math.floor(missing / 2));
  return [...Array.from({ length: twos }, () => 2), ...Array.from({ length: missing - 2 * twos }, () => 1)];
}

/**
 * Groups that part a class are taught at one time where nobody would have to be in two places: each set by the name of
 * those it is taught with. They are of one subject, or of those that part a class by religion.
 */
function taughtTogether(
  sets: readonly SuggestedSet[],
  roomsOf: (set: SuggestedSet) => readonly (string | null)[],
): Map<string, string> {
  const ofGroups = sets.filter(
    ({ parts }) => parts.length > 0 && parts.every(({ groupId }) => groupId !== null),
  );
  const nameOf = new Map(sets.map(({ id }) => [id, id]));
  for (const set of ofGroups)
    for (const other of ofGroups) {
      const shareClass = set.parts.some((part) =>
        other.parts.some(({ classId }) => classId === part.classId),
      );
      const partIt =
        set.subjectCode === other.subjectCode || (set.religion !== null && other.religion !== null);
      const [name, before] = [nameOf.get(set.id), nameOf.get(other.id)];
      if (shareClass && partIt && name !== before && name && before)
        for (const [id, each] of nameOf) if (each === before) nameOf.set(id, name);
    }
  const groups = groupsBy(ofGroups, ({ id }) => nameOf.get(id));
  for (const together of groups.values()) {
    const isPossible = mayBeAtOneTime(together.map(takenBy)) && roomChoices(together.map(roomsOf)).length > 0;
    if (!isPossible) for (const { id } of together) nameOf.set(id, id);
  }
  return nameOf;
}

/** Whether what each of them takes leaves to the others what they take. */
function mayBeAtOneTime(taken: readonly (readonly Resource[])[]): boolean {
  return taken.every((own, at) =>
    taken.slice(at + 1).every((others) => own.every((one) => others.every((other) => mayMeet(one, other)))),
  );
}

/** The people and the classes of a lesson of it. */
const takenBy = ({ teacherIds, parts }: SuggestedSet): Resource[] =>
  resourcesOf({ teacherIds, classIds: [], roomId: null }, parts);

const optionsOf = (
  times: readonly LessonTime[],
  choices: readonly (readonly (string | null)[])[],
): Option[] => times.flatMap((time) => choices.map((roomIds) => ({ ...time, roomIds })));

/** Written out: phones of some years ago have no `Map.groupBy`. */
function groupsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | undefined): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

const classOf = (set: SuggestedSet | undefined): string | null => set?.parts[0]?.classId ?? null;

/** The one room in which it is always taught. */
function roomOf({ id }: SuggestedSet, lessons: readonly StandingLesson[]): string | null {
  const rooms = new Set(
    lessons.filter(({ teachingSetId }) => teachingSetId === id).map(({ roomId }) => roomId),
  );
  const [only] = rooms;
  return rooms.size === 1 ? (only ?? null) : null;
}
