import { nameOfParts } from '@rules/classes/domain/set-name';
import { paths } from '../../site/paths';
import type { SchoolClass, Subject, TeachingSet } from './calls';

type Known = { classes: readonly SchoolClass[]; subjects: readonly Subject[] };

export const subjectOf = ({ subjectId }: TeachingSet, subjects: readonly Subject[]): string =>
  subjects.find(({ id }) => id === subjectId)?.name ?? '';

/** Where nobody named it, after its classes. */
export const setName = (set: TeachingSet, classes: readonly SchoolClass[]): string =>
  set.name ?? nameOfParts(set.parts, classes);

/** The sets of a person by what they are taught to: a set over several classes stands once, under its own name. */
export function setsByAudience(
  sets: readonly TeachingSet[],
  { classes, subjects }: Known,
): { name: string; sets: TeachingSet[] }[] {
  const order = new Map(classes.map(({ id }, place) => [id, place]));
  const placeOf = (set: TeachingSet) => Math.min(...set.parts.map(({ classId }) => order.get(classId) ?? 0));
  const bySubject = (one: TeachingSet, other: TeachingSet) =>
    subjectOf(one, subjects).localeCompare(subjectOf(other, subjects), 'ms');
  const groups = new Map<string, TeachingSet[]>();
  for (const set of sets.toSorted((one, other) => placeOf(one) - placeOf(other) || bySubject(one, other))) {
    const name = setName(set, classes);
    groups.set(name, [...(groups.get(name) ?? []), set]);
  }
  return [...groups].map(([name, of]) => ({ name, sets: of }));
}

/** The list of those who are taught it. */
export const pupilsOfSet = ({ id }: Pick<TeachingSet, 'id'>): string => `${paths.pupils}?set=${id}`;

export const classesOf = (sets: readonly TeachingSet[]): number =>
  new Set(sets.flatMap(({ parts }) => parts.map(({ classId }) => classId))).size;
