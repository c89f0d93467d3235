import { addDays, type Day } from '../../../platform/calendar/day.js';
import { id, line } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';
import { isSameName } from '../../../platform/nouns/same-name.js';

export const TIMETABLE = noun('timetable', {
  table: 'timetables',
  rows: 'school',
  fields: { academicYearId: id(), name: line(1, 80) },
  state: ['starts_on', 'published_at', 'published_by', 'backdating_reason'],
});
export type TimetableContent = ContentOf<typeof TIMETABLE>;

/** `startsOn`: null for a draft. A timetable holds until the next one of its session begins. */
export type Starting = Readonly<{ id: string; startsOn: Day | null }>;

type Session = Readonly<{ firstDay: Day; lastDay: Day }>;
type Problem = Readonly<{ field: string; message: string }>;

/** `standing`: as it is, null for a new one. `others`: those of its session beside it. */
export function problemsOfTimetable(
  { academicYearId, name }: TimetableContent,
  standing: Pick<TimetableContent, 'academicYearId'> | null,
  others: readonly Pick<TimetableContent, 'name'>[],
): Problem[] {
  if (standing && standing.academicYearId !== academicYearId)
    return [{ field: 'academicYearId', message: 'a timetable stays in its academic year' }];
  return others.some((other) => isSameName(other.name, name))
    ? [{ field: 'name', message: 'another timetable of the year has this name' }]
    : [];
}

/** Whether it holds on this day or held before: it is what has been, and is changed no more. */
export function hasBegun({ startsOn }: Pick<Starting, 'startsOn'>, today: Day): boolean {
  return startsOn !== null && startsOn <= today;
}

/** The last day on which it holds; null for a draft. `others`: those of its session. */
export function lastDayOf(timetable: Starting, others: readonly Starting[], session: Session): Day | null {
  const { startsOn } = timetable;
  if (startsOn === null) return null;
  const next = others
    .flatMap((other) => (other.startsOn !== null && other.startsOn > startsOn ? [other.startsOn] : []))
    .toSorted()[0];
  return next ? addDays(next, -1) : session.lastDay;
}

/** The one that holds on a day of the session. */
export function timetableOn<T extends Starting>(timetables: readonly T[], day: Day): T | undefined {
  return timetables
    .filter(({ startsOn }) => startsOn !== null && startsOn <= day)
    .toSorted((one, other) => String(one.startsOn).localeCompare(String(other.startsOn)))
    .at(-1);
}

/** `reason`: why it begins on a day that is over, which only an administrator says. */
export type Beginning = Readonly<{ startsOn: Day; reason: string | null }>;

export type BeginningSurroundings = Readonly<{
  session: Session;
  today: Day;
  others: readonly Starting[];
  mayBackdate: boolean;
}>;

/** What keeps a timetable from beginning on a day: tomorrow at the earliest, by an administrator with a reason from
 * the day after the last one began. */
export function problemsOfBeginning(
  { startsOn, reason }: Beginning,
  { session, today, others, mayBackdate }: BeginningSurroundings,
): Problem[] {
  const at = (message: string) => [{ field: 'startsOn', message }];
  if (startsOn < session.firstDay || startsOn > session.lastDay) return at('lies outside the academic year');
  if (others.some((other) => other.startsOn === startsOn)) return at('another timetable begins on this day');
  if (startsOn > today) return [];
  if (!mayBackdate) return at('must be tomorrow or later');
  const current = timetableOn(others, today);
  if (current && startsOn < String(current.startsOn))
    return at('lies before the timetable that holds today began');
  return reason === null ? [{ field: 'reason', message: 'a day that is over needs a reason' }] : [];
}
