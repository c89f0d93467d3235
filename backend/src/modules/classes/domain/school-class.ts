import { isSameName } from '../../../platform/nouns/same-name.js';
import type { GradeLevel } from './grade-level.js';

export const SHIFTS = ['morning', 'afternoon'] as const;
export type Shift = (typeof SHIFTS)[number];

export type ClassRow = Readonly<{
  academicYearId: string;
  /** e.g. 4 Bestari */
  name: string;
  /** More than one where levels are taught together. */
  gradeLevels: readonly GradeLevel[];
  shift: Shift;
  stream: string | null;
  classTeacherId: string | null;
}>;

/** Groups of a class that is taught split. */
export type ClassParts = Readonly<{ groups: readonly Readonly<{ id: string; name: string }>[] }>;

export type ClassContent = ClassRow & ClassParts;

type Problem = Readonly<{ field: string; message: string }>;

/** What a class has to fit to. `standing`: as it is, null for a new one. `others`: those of its year beside it. */
type Surroundings = Readonly<{
  standing: ClassRow | null;
  others: readonly Pick<ClassRow, 'name'>[];
  memberIds: readonly string[];
  takenGroupIds: readonly string[];
}>;

export function problemsOfClass(content: ClassContent, around: Surroundings): Problem[] {
  const { academicYearId, name, classTeacherId } = content;
  const { standing, others, memberIds } = around;
  const problems: Problem[] = [];
  if (standing && standing.academicYearId !== academicYearId)
    problems.push({ field: 'academicYearId', message: 'a class stays in its academic year' });
  if (others.some((other) => isSameName(other.name, name)))
    problems.push({ field: 'name', message: 'another class of the year has this name' });
  const isNewTeacher = classTeacherId !== null && classTeacherId !== standing?.classTeacherId;
  if (isNewTeacher && !memberIds.includes(classTeacherId))
    problems.push({ field: 'classTeacherId', message: 'is nobody of the school' });
  return [...problems, ...problemsOfGroups(content.groups, around)];
}

function problemsOfGroups(groups: ClassParts['groups'], { takenGroupIds }: Surroundings): Problem[] {
  return groups.flatMap(({ id, name }, at): Problem[] => {
    const earlier = groups.slice(0, at);
    if (takenGroupIds.includes(id) || earlier.some((group) => group.id === id))
      return [{ field: `groups.${at}.id`, message: 'is the id of another group' }];
    if (earlier.some((group) => isSameName(group.name, name)))
      return [{ field: `groups.${at}.name`, message: 'another group of the class has this name' }];
    return [];
  });
}
