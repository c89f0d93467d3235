import { addDays, type Day } from '../../../platform/calendar/day.js';
import { daysHeld, type EventTimes, hoursMeet, occurrencesOf, problemsOfTimes } from './event-times.js';

export const CALENDAR_EVENT_NOUN = 'calendar event';

/** Pentadbiran, Kurikulum, Hal Ehwal Murid, Kokurikulum, PPKI. */
export const EVENT_UNITS = [
  'administration',
  'curriculum',
  'pupil_affairs',
  'cocurriculum',
  'special_education',
] as const;
export type EventUnit = (typeof EVENT_UNITS)[number];

/** Whose lessons do not take place meanwhile: nobody's, those of the named classes, everybody's. */
export const EVENT_EFFECTS = ['none', 'some', 'all'] as const;
export type EventEffect = (typeof EVENT_EFFECTS)[number];

export type CalendarEventRow = EventTimes &
  Readonly<{
    academicYearId: string;
    title: string;
    unit: EventUnit;
    /** May be empty. */
    place: string;
    /** Somebody of the school, or nobody yet. */
    coordinatorId: string | null;
    effect: EventEffect;
    /** May be empty. */
    note: string;
  }>;
/** Empty unless `effect` is some. */
export type CalendarEventParts = Readonly<{ classIds: readonly string[] }>;

/** Takwim: what a school holds on which days. */
export type CalendarEventContent = CalendarEventRow & CalendarEventParts;

type Problem = Readonly<{ field: string; message: string }>;
type Held = EventTimes & Pick<CalendarEventContent, 'place' | 'coordinatorId'>;
type Named = Held & Readonly<{ id: string }>;

/** Two that want the same at the same hour, and the first day on which they do. */
export type EventClash<Other> = Readonly<{ kind: 'place' | 'coordinator'; other: Other; day: Day }>;

/** What an event has to fit to. `standing`: as it is, null for a new one. `others`: those of its session beside it. */
export type EventSurroundings = Readonly<{
  standing: Pick<CalendarEventContent, 'academicYearId'> | null;
  others: readonly Named[];
  year: Readonly<{ firstDay: Day; lastDay: Day }>;
  personIds: readonly string[];
  classIds: readonly string[];
}>;

/** A session's calendar holds the holidays before and after it: parents' days and enrolment are held then. */
const DAYS_AROUND = 62;

/** What keeps an event from standing, by the field that holds it. A person may be wanted twice: that is only said. */
export function problemsOfEvent(event: CalendarEventContent, around: EventSurroundings): Problem[] {
  const own = [
    ...problemsOfTimes(event),
    ...problemsOfPlace(event, around),
    ...problemsOfNames(event, around),
  ];
  if (own.length > 0) return own;
  return clashesOf(event, around.others)
    .filter(({ kind }) => kind === 'place')
    .map(({ day }) => ({ field: 'place', message: `is taken on ${day}` }));
}

function problemsOfPlace(
  { academicYearId, from, to, repeatsUntil }: CalendarEventContent,
  { standing, year }: EventSurroundings,
): Problem[] {
  if (standing && standing.academicYearId !== academicYearId)
    return [{ field: 'academicYearId', message: 'an event stays in its academic year' }];
  const first = addDays(year.firstDay, -DAYS_AROUND);
  const last = addDays(year.lastDay, DAYS_AROUND);
  const outside = Object.entries({ from, to, repeatsUntil }).find(
    ([, day]) => day !== null && (day < first || last < day),
  );
  return outside ? [{ field: outside[0], message: `must be from ${first} to ${last}` }] : [];
}

function problemsOfNames(
  { coordinatorId, effect, classIds }: CalendarEventContent,
  { personIds, classIds: known }: EventSurroundings,
): Problem[] {
  const problems: Problem[] = [];
  if (coordinatorId !== null && !personIds.includes(coordinatorId))
    problems.push({ field: 'coordinatorId', message: 'names nobody of the school' });
  if ((effect === 'some') !== classIds.length > 0)
    problems.push({ field: 'classIds', message: 'names classes exactly where effect is some' });
  for (const [at, id] of classIds.entries())
    if (!known.includes(id))
      problems.push({ field: `classIds.${at}`, message: 'names no class of the academic year' });
    else if (classIds.indexOf(id) < at)
      problems.push({ field: `classIds.${at}`, message: 'is named already' });
  return problems;
}

/** Those that want its place or its coordinator when it does, each once for what it wants. */
export function clashesOf<Other extends Held>(event: Held, others: readonly Other[]): EventClash<Other>[] {
  const days = new Set(daysHeld(event));
  return others.flatMap((other): EventClash<Other>[] => {
    const samePlace = placeKey(event.place) !== '' && placeKey(other.place) === placeKey(event.place);
    const samePerson = event.coordinatorId !== null && other.coordinatorId === event.coordinatorId;
    if (!(samePlace || samePerson) || !hoursMeet(event, other)) return [];
    const day = daysHeld(other).find((each) => days.has(each));
    if (day === undefined) return [];
    const kinds = [...(samePlace ? ['place' as const] : []), ...(samePerson ? ['coordinator' as const] : [])];
    return kinds.map((kind) => ({ kind, other, day }));
  });
}

/** The places of the school in which nothing else is held then, by their names. */
export function freePlaces(event: Held, others: readonly Held[]): string[] {
  const places = new Map(others.map(({ place }) => [placeKey(place), place.trim()]));
  places.delete('');
  return [...places.values()]
    .filter((place) => clashesOf({ ...event, place, coordinatorId: null }, others).length === 0)
    .toSorted((one, other) => one.localeCompare(other, 'ms'));
}

/** Dewan, "dewan" and " DEWAN " are one. */
function placeKey(place: string): string {
  return place.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('ms');
}

/** When and for whom no lessons are held because of an event. `time` null: all day. `classIds` null: everybody's. */
export type LessonStop = Readonly<{
  eventId: string;
  name: string;
  from: Day;
  to: Day;
  time: Readonly<{ from: string; to: string }> | null;
  classIds: readonly string[] | null;
}>;

export function stopsOf(event: CalendarEventContent & Readonly<{ id: string }>): LessonStop[] {
  const { id: eventId, title: name, effect, classIds, fromTime, toTime } = event;
  if (effect === 'none') return [];
  const time = fromTime === null || toTime === null ? null : { from: fromTime, to: toTime };
  return occurrencesOf(event).map((span) => ({
    ...span,
    eventId,
    name,
    time,
    classIds: effect === 'all' ? null : classIds,
  }));
}
