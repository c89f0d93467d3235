import { grouped } from './grouped.js';
import type { Named } from './match-names.js';
import { folded, keyOfName } from './names.js';
import type { FileLesson, TimetableNames } from './timetable-file.js';

/** Those of the names that a lesson is of. */
type IdsOf = (lesson: FileLesson) => readonly string[];

const LONGEST_KEY = 400;
const LONGEST_NAME = 150;

/**
 * Under which key a choice for each name is remembered, by its id. Of one name and short for several it is also what they teach, or
 * what is taught to them: by subjects where that tells them apart, else by subjects and classes.
 */
export function keysOf(
  names: readonly Named[],
  file: TimetableNames,
  idsOf: IdsOf,
): [id: string, key: string][] {
  return [...grouped(names, keyOfName)].flatMap(([key, of]) => {
    const [only, ...others] = of;
    if (only && others.length === 0) return [[only.id, key] as [string, string]];
    const [bySubject, byBoth] = [false, true].map((withClasses) =>
      of.map(({ id }) => whatOf(id, file, idsOf, withClasses)),
    );
    const told = new Set(bySubject).size === of.length ? bySubject : byBoth;
    return of.map(({ id }, at): [string, string] => [
      id,
      `${key.slice(0, LONGEST_NAME)}#${told?.[at] ?? ''}`.slice(0, LONGEST_KEY),
    ]);
  });
}

function whatOf(
  id: string,
  { lessons, subjects, classes }: TimetableNames,
  idsOf: IdsOf,
  withClasses: boolean,
): string {
  const nameOf = (names: readonly Named[], named: string | null) => {
    const found = names.find((each) => each.id === named);
    return folded(found?.short || found?.name || '');
  };
  const words = lessons
    .filter((lesson) => idsOf(lesson).includes(id))
    .flatMap(({ subjectId, classIds }) => {
      const subject = nameOf(subjects, subjectId);
      return withClasses ? classIds.map((classId) => `${subject}@${nameOf(classes, classId)}`) : [subject];
    });
  return [...new Set(words)].toSorted().join('+');
}
