import type { Day } from '../../../platform/calendar/day.js';
import { leadOn } from './lead-teacher.js';
import type { DecidedClass } from './next-classes.js';
import { type SetContent, type SetPart, teachesOn } from './teaching-set.js';

type Standing = SetContent & Readonly<{ id: string }>;

/** A set of the next session: the subject goes on in the class that is in the place of this session's. */
export type NextSet = Readonly<{
  standing: Standing;
  parts: readonly SetPart[];
  /** Who led it last; null for nobody. */
  leadBefore: string | null;
  /** Who leads it; undefined while that is not decided, because whoever led it teaches no more. */
  lead: string | null | undefined;
  besides: readonly string[];
}>;

type Known = Readonly<{
  classes: readonly DecidedClass[];
  /** The last day of the session that ends. */
  lastDay: Day;
  /** Who may be given a set on the first day of the next. */
  teacherIds: readonly string[];
  /** `set:<id>` is somebody who leads it, or none. */
  decisions: ReadonlyMap<string, string>;
}>;

/** Of classes and groups that go on. What is left of a set over several classes stays one set. */
export function nextSets(sets: readonly Standing[], known: Known): NextSet[] {
  const goesOn = new Set(
    known.classes.flatMap(({ isMade, inPlaceOf }) => (isMade && inPlaceOf ? [inPlaceOf.id] : [])),
  );
  return sets.flatMap((standing) => {
    const parts = standing.parts.filter(({ classId }) => goesOn.has(classId));
    return parts.length > 0 ? [{ standing, parts, ...taughtBy(standing, known) }] : [];
  });
}

function taughtBy(
  { id, teachers }: Standing,
  { lastDay, teacherIds, decisions }: Known,
): Pick<NextSet, 'leadBefore' | 'lead' | 'besides'> {
  const leadBefore = leadOn(lastDay, teachers);
  const decided = decisions.get(`set:${id}`);
  const goesOn = leadBefore === null || teacherIds.includes(leadBefore);
  const chosen = decided !== undefined && teacherIds.includes(decided) ? decided : undefined;
  const lead = decided === 'none' ? null : (chosen ?? (goesOn ? leadBefore : undefined));
  const besides = teachers
    .filter((each) => !each.isLead && teachesOn(lastDay, each) && teacherIds.includes(each.userId))
    .map(({ userId }) => userId)
    .filter((userId) => userId !== lead);
  return { leadBefore, lead, besides };
}
