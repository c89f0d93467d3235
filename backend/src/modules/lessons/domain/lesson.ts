import type { Day } from '../../../platform/calendar/day.js';

/** HH:MM, the end not included. */
export type Span = Readonly<{ from: string; to: string }>;

/** What becomes of a lesson, whatever anybody has sent or written of it. `by`: what the school stops it by, in words. */
export type Fate = Readonly<{ kind: 'held' } | { kind: 'stopped'; by: string } | { kind: 'away' }>;

/** Which lesson of a set it is: the n-th in the week that begins on a day. */
export type LessonSlot = Readonly<{ teachingSetId: string; week: Day; number: number }>;

/** As a timetable holds it on a day. `teachingSetId` null: of which set nobody has said. `plannerId`: of all who teach it together. */
export type Period = Readonly<{
  day: Day;
  time: Span;
  teachingSetId: string | null;
  plannerId: string;
  fate: Fate;
}>;

/** `week`: its first day. `slot` null: told by its day and time alone. `periods`: of which it is made, each with a fate of its own. */
export type LessonOf<Told extends Period> = Told &
  Readonly<{ week: Day; slot: LessonSlot | null; periods: readonly Told[] }>;

/** In this order: what the school has stopped nobody misses. `period`: by the bells of its class; null beside them. */
export function fateOf(
  { day, period, stoppedBy }: Readonly<{ day: Day; period: number | null; stoppedBy: string | null }>,
  isAway: (day: Day, period: number | null) => boolean,
): Fate {
  if (stoppedBy !== null) return { kind: 'stopped', by: stoppedBy };
  return { kind: isAway(day, period) ? 'away' : 'held' };
}

/**
 * The lessons of a person in a week, in order, each counted among those of its set. What is stopped has no number: one
 * that moves keeps its own as long as those of its set keep their order.
 */
export function lessonsOfPeriods<Told extends Period>(week: Day, periods: readonly Told[]): LessonOf<Told>[] {
  const isStopped = ({ fate }: Period) => fate.kind === 'stopped';
  const counts = new Map<string, number>();
  const slotOf = ({ teachingSetId }: Period): LessonSlot | null => {
    if (teachingSetId === null) return null;
    const number = (counts.get(teachingSetId) ?? 0) + 1;
    counts.set(teachingSetId, number);
    return { teachingSetId, week, number };
  };
  return inOrder([
    ...joined(periods.filter((each) => !isStopped(each))).map((each) => ({
      ...each,
      ...{ week, slot: slotOf(each) },
    })),
    ...joined(periods.filter(isStopped)).map((each) => ({ ...each, ...{ week, slot: null } })),
  ]);
}

/** In their order. Periods of a set that follow each other are one lesson; recess parts them. */
function joined<Told extends Period>(
  periods: readonly Told[],
): (Told & Readonly<{ periods: readonly Told[] }>)[] {
  const lessons: (Told & Readonly<{ periods: readonly Told[] }>)[] = [];
  for (const period of inOrder(periods)) {
    const before = lessons.findIndex((each) => continues(each, period));
    const begun = lessons[before];
    if (!begun) lessons.push({ ...period, periods: [period] });
    else
      lessons[before] = {
        ...begun,
        // Whoever is away for a part of a lesson gives the other.
        ...(begun.fate.kind === 'away' && { fate: period.fate, plannerId: period.plannerId }),
        time: { from: begun.time.from, to: period.time.to },
        periods: [...begun.periods, period],
      };
  }
  return lessons;
}

function continues(one: Period, next: Period): boolean {
  return (
    one.teachingSetId !== null &&
    one.teachingSetId === next.teachingSetId &&
    one.day === next.day &&
    one.time.to === next.time.from
  );
}

function inOrder<Timed extends Pick<Period, 'day' | 'time'>>(timed: readonly Timed[]): Timed[] {
  return timed.toSorted((one, other) =>
    `${one.day} ${one.time.from}`.localeCompare(`${other.day} ${other.time.from}`),
  );
}
