import type { Day } from '../../../platform/calendar/day.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { levelName } from '../domain/grade-level.js';
import { leadOn } from '../domain/lead-teacher.js';
import { nameOfParts } from '../domain/set-name.js';
import { teachesOn } from '../domain/teaching-set.js';
import type { SchoolClass } from '../school-classes/school-classes.repository.js';
import type { Subject } from '../subjects/subjects.repository.js';
import type { TeachingSet } from '../teaching-sets/teaching-sets.repository.js';

type NameOf = (userId: string) => string;

/** Whoever has left the school has no name here. */
export function namesIn(members: readonly Readonly<{ userId: string; name: string }>[]): NameOf {
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  return (userId) => names.get(userId) ?? '';
}

const SHIFT_WORDS = { morning: 'Pagi', afternoon: 'Petang' } as const;

/** Several of them in one cell. */
const listed = (words: readonly string[]) => words.join(', ') || null;

export function classColumns(nameOf: NameOf): TableColumn<SchoolClass>[] {
  return [
    { kind: 'text', header: 'Kelas', cell: ({ name }) => name },
    {
      kind: 'text',
      header: 'Tahun / tingkatan',
      cell: ({ gradeLevels }) => listed(gradeLevels.map(levelName)),
    },
    { kind: 'text', header: 'Sesi sekolah', cell: ({ shift }) => SHIFT_WORDS[shift] },
    { kind: 'text', header: 'Aliran', cell: ({ stream }) => stream },
    { kind: 'text', header: 'Kumpulan', cell: ({ groups }) => listed(groups.map(({ name }) => name)) },
    {
      kind: 'text',
      header: 'Guru kelas',
      cell: ({ classTeacherId }) => classTeacherId && nameOf(classTeacherId),
    },
  ];
}

/** A line for each level that a subject is taught at. */
export type TaughtLevel = Readonly<{ subject: Subject; level: Subject['levels'][number] | null }>;

export function taughtLevels(subjects: readonly Subject[]): TaughtLevel[] {
  return subjects.flatMap((subject): TaughtLevel[] =>
    subject.levels.length === 0
      ? [{ subject, level: null }]
      : subject.levels.map((level) => ({ subject, level })),
  );
}

export const SUBJECT_COLUMNS: readonly TableColumn<TaughtLevel>[] = [
  { kind: 'text', header: 'Subjek', cell: ({ subject }) => subject.name },
  { kind: 'text', header: 'Kod', cell: ({ subject }) => subject.code },
  { kind: 'text', header: 'Tahun / tingkatan', cell: ({ level }) => level && levelName(level.gradeLevel) },
  { kind: 'text', header: 'Kurikulum', cell: ({ level }) => level?.curriculum ?? null },
  { kind: 'number', header: 'Waktu seminggu', cell: ({ level }) => level?.periodsAWeek ?? null },
];

/** Who teaches a set is told of one day. */
type Told = Readonly<{
  day: Day;
  classes: readonly SchoolClass[];
  subjects: readonly Subject[];
  nameOf: NameOf;
}>;

export function setColumns({ day, classes, subjects, nameOf }: Told): TableColumn<TeachingSet>[] {
  const bySubject = new Map(subjects.map((subject) => [subject.id, subject]));
  const leadOf = ({ teachers }: TeachingSet) => leadOn(day, teachers);
  const besideLead = ({ teachers }: TeachingSet) =>
    teachers.filter((teacher) => !teacher.isLead && teachesOn(day, teacher)).map(({ userId }) => userId);
  return [
    { kind: 'text', header: 'Subjek', cell: ({ subjectId }) => bySubject.get(subjectId)?.name ?? null },
    { kind: 'text', header: 'Kod', cell: ({ subjectId }) => bySubject.get(subjectId)?.code ?? null },
    { kind: 'text', header: 'Kelas', cell: ({ parts }) => nameOfParts(parts, classes) },
    { kind: 'text', header: 'Nama set', cell: ({ name }) => name },
    { kind: 'text', header: 'Guru', cell: (set) => listed([leadOf(set) ?? []].flat().map(nameOf)) },
    { kind: 'text', header: 'Guru bersama', cell: (set) => listed(besideLead(set).map(nameOf)) },
    { kind: 'number', header: 'Waktu seminggu', cell: ({ periodsAWeek }) => periodsAWeek },
  ];
}

/** By class as people count them, then by subject. */
export function setsInOrder(sets: readonly TeachingSet[], { classes, subjects }: Told): TeachingSet[] {
  const places = new Map(classes.map(({ id }, at) => [id, at]));
  const placeOf = ({ parts }: TeachingSet) =>
    Math.min(...parts.map(({ classId }) => places.get(classId) ?? 0));
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  const nameOf = ({ subjectId }: TeachingSet) => names.get(subjectId) ?? '';
  return sets.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || nameOf(one).localeCompare(nameOf(other), 'ms'),
  );
}

/** 2026/2027 would be two folders. */
export function nameForFile(name: string): string {
  return name.replaceAll(/[^0-9A-Za-z]+/g, '-');
}
