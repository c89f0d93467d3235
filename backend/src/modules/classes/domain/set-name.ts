import type { SetPart } from './teaching-set.js';

type Class = Readonly<{
  id: string;
  name: string;
  groups: readonly Readonly<{ id: string; name: string }>[];
}>;

/** What a set is called where nobody named it: its classes, and groups of them, in the order of the classes. */
export function nameOfParts(parts: readonly SetPart[], classes: readonly Class[]): string {
  const names = classes.flatMap(({ id, name, groups }) =>
    parts
      .filter(({ classId }) => classId === id)
      .map(({ groupId }) => {
        const group = groups.find((each) => each.id === groupId);
        return group ? `${name} (${group.name})` : name;
      }),
  );
  return names.join(' + ');
}
