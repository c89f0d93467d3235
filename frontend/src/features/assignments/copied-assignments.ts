import { leadOn } from '@rules/classes/domain/lead-teacher';
import { nameOfParts } from '@rules/classes/domain/set-name';
import type { SetContent } from '@rules/classes/domain/teaching-set';
import type { Change } from '../../grid/sheet';
import type { Assignments, TaughtClass } from './assignment-sheet';
import type { Lead } from './teaching-set-kind';

type Content = Pick<SetContent, 'subjectId' | 'name' | 'parts' | 'teachers'>;

/** What was taught to whom in the session before; `lastDay`: of it. */
type Earlier = Readonly<{
  lastDay: string;
  classes: readonly TaughtClass[];
  sets: readonly Content[];
}>;

/** A class of 4 Bestari follows that of 4 Bestari, and its groups those of the same names. */
const placeOf = ({ subjectId, name, parts }: Content, classes: readonly TaughtClass[]) =>
  `${subjectId}/${name ?? nameOfParts(parts, classes)}`;

/** What nobody leads on the day, and somebody who still teaches here led at the end of the session before. */
export function copiedAssignments(
  day: string,
  classes: readonly TaughtClass[],
  teachers: readonly Readonly<{ userId: string }>[],
  { rows, columns, setAt }: Assignments,
  earlier: Earlier,
): Change<Lead>[] {
  const led = new Map(
    earlier.sets.map((set) => [placeOf(set, earlier.classes), leadOn(earlier.lastDay, set.teachers)]),
  );
  const begun = new Set<string>();
  return rows.flatMap((row) =>
    columns.flatMap((column): Change<Lead>[] => {
      const set = setAt(row, column);
      if (!set || begun.has(set.origin.id) || leadOn(day, set.fields.teachers) !== null) return [];
      const after = led.get(placeOf(set.fields, classes)) ?? null;
      if (after === null || !teachers.some(({ userId }) => userId === after)) return [];
      begun.add(set.origin.id);
      return [{ row, column, before: null, after }];
    }),
  );
}
