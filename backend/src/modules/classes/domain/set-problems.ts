import type { ClassContent } from './school-class.js';
import {
  type SetContent,
  type SetPart,
  type SetTeacher,
  setsOfSamePupils,
  shareDays,
  sharesPupils,
} from './teaching-set.js';

type Problem = Readonly<{ field: string; message: string }>;

/** What is wrong with the parts of one set, by the field that holds it. */
export function problemsOfParts(parts: readonly SetPart[]): Problem[] {
  return parts.flatMap((part, at) => {
    const earlier = parts.slice(0, at).some((other) => sharesPupils(part, other));
    return earlier
      ? [{ field: `parts.${at}`, message: 'this class, or this group of it, is in the set already' }]
      : [];
  });
}

/** What is wrong with the days of its teachers. Between two leads there may be days without one, never days with two. */
export function problemsOfTeachers(teachers: readonly SetTeacher[]): Problem[] {
  return teachers.flatMap((teacher, at): Problem[] => {
    if (teacher.toDay !== null && teacher.toDay < teacher.fromDay)
      return [{ field: `teachers.${at}.toDay`, message: 'must not be before fromDay' }];
    const others = teachers.slice(0, at).filter((other) => shareDays(teacher, other));
    if (others.some(({ userId }) => userId === teacher.userId))
      return [{ field: `teachers.${at}.userId`, message: 'teaches the set already on some of these days' }];
    if (teacher.isLead && others.some(({ isLead }) => isLead))
      return [
        { field: `teachers.${at}.isLead`, message: 'somebody else leads the set on some of these days' },
      ];
    return [];
  });
}

/** What a set has to fit to. `standing`: as it is, null for a new one. `others`: the sets of its year beside it. */
type Surroundings = Readonly<{
  standing: SetContent | null;
  others: readonly SetContent[];
  classes: readonly (Readonly<{ id: string }> & Pick<ClassContent, 'groups'>)[];
  subjects: readonly Readonly<{ id: string }>[];
  /** Who may be given a set. */
  teacherIds: readonly string[];
}>;

/** Everything that is wrong with a set, by the field that holds it. */
export function problemsOfSet(content: SetContent, around: Surroundings): Problem[] {
  const { academicYearId, subjectId, parts, teachers } = content;
  const { standing, subjects } = around;
  return [
    ...(standing && standing.academicYearId !== academicYearId
      ? [{ field: 'academicYearId', message: 'a teaching set stays in its academic year' }]
      : []),
    ...(subjects.some(({ id }) => id === subjectId)
      ? []
      : [{ field: 'subjectId', message: 'is no subject of the school' }]),
    ...problemsOfParts(parts),
    ...parts.flatMap((part, at) => problemsOfPlace(part, `parts.${at}`, content, around)),
    ...problemsOfTeachers(teachers),
    ...problemsOfPersons(teachers, around),
  ];
}

/** A class is taught a subject in one set; another one would leave open which of them is meant. */
function problemsOfPlace(
  part: SetPart,
  field: string,
  { subjectId }: SetContent,
  { classes, others }: Surroundings,
): Problem[] {
  const schoolClass = classes.find(({ id }) => id === part.classId);
  if (!schoolClass) return [{ field: `${field}.classId`, message: 'is no class of the academic year' }];
  if (part.groupId !== null && !schoolClass.groups.some(({ id }) => id === part.groupId))
    return [{ field: `${field}.groupId`, message: 'is no group of the class' }];
  const ofSubject = others.filter((other) => other.subjectId === subjectId);
  if (setsOfSamePupils([part], ofSubject).length > 0)
    return [{ field, message: 'is taught this subject in another teaching set' }];
  return [];
}

/** Who taught it already may stay, whatever became of their place in the school. */
function problemsOfPersons(
  teachers: readonly SetTeacher[],
  { standing, teacherIds }: Surroundings,
): Problem[] {
  const known = standing?.teachers.map(({ userId }) => userId) ?? [];
  return teachers.flatMap(({ userId }, at) =>
    teacherIds.includes(userId) || known.includes(userId)
      ? []
      : [{ field: `teachers.${at}.userId`, message: 'is no teacher of the school' }],
  );
}
