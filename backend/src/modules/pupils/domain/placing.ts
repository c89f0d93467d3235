import type { Day } from '../../../platform/calendar/day.js';

/** Into which class and groups of it a pupil goes, and from which day on. `classId` null: into none. */
export type Placing = Readonly<{
  academicYearId: string;
  classId: string | null;
  groupIds: readonly string[];
  day: Day;
}>;

type Problem = Readonly<{ field: keyof Placing; message: string }>;
type Surroundings = Readonly<{
  year: Readonly<{ firstDay: Day; lastDay: Day }>;
  classes: readonly Readonly<{ id: string; groups: readonly Readonly<{ id: string }>[] }>[];
}>;

/** `classes`: those of the session. */
export function problemsOfPlacing(
  { classId, day, groupIds }: Placing,
  { year, classes }: Surroundings,
): Problem[] {
  const problems: Problem[] = [];
  if (day < year.firstDay || day > year.lastDay)
    problems.push({ field: 'day', message: `day must be from ${year.firstDay} to ${year.lastDay}` });
  const schoolClass = classes.find(({ id }) => id === classId);
  if (classId !== null && !schoolClass)
    return [...problems, { field: 'classId', message: 'is no class of the session' }];
  const isOfClass = (groupId: string) => schoolClass?.groups.some(({ id }) => id === groupId);
  if (!groupIds.every(isOfClass))
    problems.push({ field: 'groupIds', message: 'are not groups of the class' });
  return problems;
}
