import { nameOfParts } from '@rules/classes/domain/set-name';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
/** e.g. 4 Bestari, Matematik. */
export type LeftSet = { id: string; name: string };

/** `other`: the name of the session where it is not the current one. */
type Taught = {
  other: string | null;
  sets: readonly Pick<Schemas['TeachingSetDto'], 'id' | 'name' | 'parts' | 'subjectId' | 'teachers'>[];
  classes: readonly Pick<Schemas['ClassDto'], 'id' | 'name' | 'groups'>[];
  subjects: readonly Pick<Schemas['SubjectDto'], 'id' | 'name'>[];
};

/** The sets of a session that somebody teaches on a day or later, by name. */
export function leftSets(
  { other, sets, classes, subjects }: Taught,
  { userId, day }: { userId: string; day: string },
): LeftSet[] {
  return sets
    .filter(({ teachers }) =>
      teachers.some((each) => each.userId === userId && (each.toDay === null || each.toDay >= day)),
    )
    .map(({ id, name, parts, subjectId }) => {
      const subject = subjects.find((each) => each.id === subjectId);
      const words = [name ?? nameOfParts(parts, classes), subject?.name, other && `sesi ${other}`];
      return { id, name: words.filter(Boolean).join(', ') };
    })
    .toSorted((one, two) => one.name.localeCompare(two.name, 'ms', { numeric: true }));
}
