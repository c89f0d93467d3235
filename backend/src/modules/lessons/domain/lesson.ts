import type { Day } from '../../../platform/calendar/day.js';

/** HH:MM, the end not included. */
export type Span = Readonly<{ from: string; to: string }>;

/** What becomes of a lesson, whatever anybody has sent or written of it. `by`: what the school stops it by, in words. */
export type Fate = Readonly<{ kind: 'held' } | { kind: 'stopped'; by: string } | { kind: 'away' }>;

/** Which lesson of a set it is: the n-th in the week that begins on a day. */
export type LessonSlot = Readonly<{ teachingSetId: string; week: Day; number: number }>;

/**
 * As a timetable holds it on a day. `usualTime`: when the timetable alone has it; null for what another weekday or a hari
 * ganti brings. `teachingSetId` null: of which set nobody has said. `ownerId`: whose own week has it; null for the
 * school's timetable. `period`: by the bells of its class; null beside them.
 */
export type Period = Readonly<{
  day: Day;
  time: Span;
  usualTime: Span | null;
  teachingSetId: string | null;
  ownerId: string | null;
  teacherIds: readonly string[];
  plannerId: string;
  period: number | null;
  stoppedBy: string | null;
}>;

/** `week`: its first day. `slot` null: told by its day and time alone. `periods`: of which it is made. */
export type LessonOf<Told extends Period> = Told &
  Readonly<{ week: Day; slot: LessonSlot | null; periods: readonly Told[] }>;

/** A lesson as one of those who teach it has it; each of its periods has a fate of its own. */
export type OwnLessonOf<Told extends Period> = Omit<LessonOf<Told>, 'periods'> &
  Readonly<{ fate: Fate; periods: readonly (Told & Readonly<{ fate: Fate }>)[] }>;

/** In this order: what the school has stopped nobody misses. */
export function fateOf(
  { day, period, stoppedBy }: Pick<Period, 'day' | 'period' | 'stoppedBy'>,
  isAway: (day: Day, period: number | null) => boolean,
): Fate {
  if (stoppedBy !== null) return { kind: 'stopped', by: stoppedBy };
  return { kind: isAway(day, period) ? 'away' : 'held' };
}

/**
 * The lessons of a week, in order, each counted among those of its set as the timetable has them: whatever stops one or
 * moves it within its day, each keeps its number. What an exception brings counts after all others.
 */
export function lessonsOfPeriods<Told extends Period>(week: Day, periods: readonly Told[]): LessonOf<Told>[] {
  const usual = periods.flatMap((told) => (told.usualTime ? [{ told, at: told.usualTime }] : []));
  const brought = periods.flatMap((told) => (told.usualTime ? [] : [{ told, at: told.time }]));
  const counts = new Map<string, number>();
  const slotOf = ({ ownerId, teachingSetId }: Period): LessonSlot | null => {
    if (teachingSetId === null) return null;
    const key = `${ownerId} ${teachingSetId}`;
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return { teachingSetId, week, number };
  };
  const lessons = [...joined(usual), ...joined(brought)].map(
    (own): LessonOf<Told> => ({ ...own[0], time: timeOf(own), week, slot: slotOf(own[0]), periods: own }),
  );
  return lessons.toSorted((one, other) => inTime(one, other));
}

/** Whoever is away for a part of a lesson gives the other; what is stopped in part is held in the rest. */
export function ownLesson<Told extends Period>(
  lesson: LessonOf<Told>,
  isAway: (day: Day, period: number | null) => boolean,
): OwnLessonOf<Told> {
  const periods = lesson.periods.map((period) => ({ ...period, fate: fateOf(period, isAway) }));
  const kinds = periods.map(({ fate }) => fate.kind);
  const by = [...new Set(periods.flatMap(({ stoppedBy }) => stoppedBy || []))].join(', ');
  const fate = ((): Fate => {
    if (kinds.includes('held')) return { kind: 'held' };
    return kinds.includes('away') ? { kind: 'away' } : { kind: 'stopped', by };
  })();
  return { ...lesson, fate, periods };
}

type Placed<Told> = Readonly<{ told: Told; at: Span }>;
type Some<Each> = readonly [Each, ...Each[]];

/** In their order. Periods of a set and its teachers that follow each other are one lesson; recess parts them. */
function joined<Told extends Period>(placed: readonly Placed<Told>[]): Some<Told>[] {
  const inOrder = placed.toSorted((one, other) =>
    inTime({ day: one.told.day, time: one.at }, { day: other.told.day, time: other.at }),
  );
  const lessons: { periods: Some<Told>; last: Placed<Told> }[] = [];
  for (const next of inOrder) {
    const begun = lessons.findIndex(({ last }) => continues(last, next));
    const before = lessons[begun];
    if (before) lessons[begun] = { periods: [...before.periods, next.told], last: next };
    else lessons.push({ periods: [next.told], last: next });
  }
  return lessons.map(({ periods }) => periods);
}

function continues(one: Placed<Period>, next: Placed<Period>): boolean {
  return (
    one.told.teachingSetId !== null &&
    one.told.teachingSetId === next.told.teachingSetId &&
    one.told.ownerId === next.told.ownerId &&
    one.told.day === next.told.day &&
    one.at.to === next.at.from &&
    sameTeachers(one.told, next.told)
  );
}

function sameTeachers({ teacherIds: ones }: Period, { teacherIds: others }: Period): boolean {
  return ones.length === others.length && ones.every((id) => others.includes(id));
}

/** Of what of it is held; of all of it, where nothing is. */
function timeOf(periods: Some<Period>): Span {
  const held = periods.filter(({ stoppedBy }) => stoppedBy === null);
  const times = (held.length > 0 ? held : periods).map(({ time }) => time);
  const from = times.map((time) => time.from).toSorted()[0] ?? periods[0].time.from;
  return {
    from,
    to:
      times
        .map((time) => time.to)
        .toSorted()
        .at(-1) ?? periods[0].time.to,
  };
}

function inTime(one: Pick<Period, 'day' | 'time'>, other: Pick<Period, 'day' | 'time'>): number {
  return `${one.day} ${one.time.from}`.localeCompare(`${other.day} ${other.time.from}`);
}
