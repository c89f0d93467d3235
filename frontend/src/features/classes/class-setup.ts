import { levelName } from '@rules/classes/domain/grade-level';
import { levelsWithoutSubjects } from '@rules/classes/domain/missing-sets';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { classesQuery, type SchoolClass, type Subject, subjectsQuery } from './calls';

const part = (name: 'kelas' | 'subjek') => `${paths.classes}?bahagian=${name}`;

/** Classes first: the usual subjects follow from their levels. */
export const classSetup: readonly SetupLine[] = [
  {
    title: 'Kelas',
    order: 20,
    to: part('kelas'),
    read: async (queries, year) =>
      classesState((await queries.fetchQuery(classesQuery(year.id))).items.length),
  },
  {
    title: 'Subjek',
    order: 30,
    to: part('subjek'),
    async read(queries, year) {
      const [classes, subjects] = await Promise.all([
        queries.fetchQuery(classesQuery(year.id)),
        queries.fetchQuery(subjectsQuery()),
      ]);
      return subjectsState(classes.items, subjects.items);
    },
  },
  {
    title: 'Guru kelas',
    order: 40,
    to: part('kelas'),
    read: async (queries, year) =>
      classTeachersState((await queries.fetchQuery(classesQuery(year.id))).items),
  },
];

export function classesState(classes: number): SetupState {
  return classes === 0
    ? { kind: 'open', sentence: 'Belum ada kelas', verb: 'Cipta kelas' }
    : { kind: 'done', sentence: `${classes} kelas` };
}

/** A level that has classes and no subjects is missed by nobody else: no set of it is asked for. */
export function subjectsState(
  classes: readonly Pick<SchoolClass, 'gradeLevels'>[],
  subjects: readonly Pick<Subject, 'levels'>[],
): SetupState {
  if (classes.length === 0 && subjects.length === 0) return { kind: 'waiting', sentence: 'Menunggu kelas' };
  const verb = 'Tambah subjek';
  if (subjects.length === 0) return { kind: 'open', sentence: 'Belum ada subjek', verb };
  const empty = levelsWithoutSubjects(classes, subjects);
  if (empty.length === 0) return { kind: 'done', sentence: `${subjects.length} subjek` };
  return { kind: 'open', sentence: `${empty.map(levelName).join(', ')} belum ada subjek`, verb };
}

export function classTeachersState(
  classes: readonly Pick<SchoolClass, 'name' | 'classTeacherId'>[],
): SetupState {
  if (classes.length === 0) return { kind: 'waiting', sentence: 'Menunggu kelas' };
  const [first, ...others] = classes.filter(({ classTeacherId }) => classTeacherId === null);
  if (!first) return { kind: 'done', sentence: 'Setiap kelas ada guru kelas' };
  const sentence =
    others.length === 0 ? `${first.name} belum ada guru kelas` : `${others.length + 1} kelas belum ada`;
  return { kind: 'open', sentence, verb: 'Pilih guru' };
}
