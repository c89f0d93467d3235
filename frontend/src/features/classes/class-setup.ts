import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { classesQuery, type SchoolClass, subjectsQuery } from './api';

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
      return subjectsState(classes.items.length, subjects.items.length);
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

export function subjectsState(classes: number, subjects: number): SetupState {
  if (subjects > 0) return { kind: 'done', sentence: `${subjects} subjek` };
  if (classes === 0) return { kind: 'waiting', sentence: 'Menunggu kelas' };
  return { kind: 'open', sentence: 'Belum ada subjek', verb: 'Tambah subjek' };
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
