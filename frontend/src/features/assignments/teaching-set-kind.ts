import { leadOn, ledFrom } from '@rules/classes/domain/lead-teacher';
import type { SetContent } from '@rules/classes/domain/teaching-set';
import type { CellField } from '../../grid/cell-standing';
import type { RecordKind } from '../../records/record-kind';
import { paths } from '../../site/paths';
import { createSet, readSet, restoreSet, updateSet } from './calls';

export type SetFields = SetContent;

/** Whoever leads a set from a day on; null for nobody. */
export type Lead = string | null;

export const leadFrom = (day: string): CellField<SetFields, Lead> => ({
  of: 'teachers',
  read: ({ teachers }) => leadOn(day, teachers),
  put: (fields, lead) => ({ ...fields, teachers: ledFrom(day, lead, fields.teachers) }),
});

const fieldsOf = ({
  academicYearId,
  subjectId,
  name,
  periodsAWeek,
  parts,
  teachers,
}: SetFields): SetFields => ({
  ...{ academicYearId, subjectId, name, periodsAWeek, parts, teachers },
});

const texts: Readonly<{ [Field in keyof SetFields]: (fields: SetFields) => string }> = {
  academicYearId: () => '',
  subjectId: () => '',
  name: ({ name }) => name ?? '',
  periodsAWeek: ({ periodsAWeek }) => (periodsAWeek === null ? '' : String(periodsAWeek)),
  parts: ({ parts }) => `${parts.length} kelas atau kumpulan`,
  teachers: ({ teachers }) => `${teachers.filter(({ toDay }) => toDay === null).length} guru`,
};

/** Who teaches what to whom: it is never begun without its subject and class. */
export const teachingSetKind: RecordKind<SetFields> = {
  name: 'teaching-set',
  noun: 'Set pengajaran',
  labels: {
    academicYearId: 'Sesi',
    subjectId: 'Subjek',
    name: 'Nama',
    periodsAWeek: 'Waktu seminggu',
    parts: 'Kelas',
    teachers: 'Guru',
  },
  blank: () => ({
    academicYearId: '',
    subjectId: '',
    name: null,
    periodsAWeek: null,
    parts: [],
    teachers: [],
  }),
  fieldsOf,
  readDraft: (kept, unwritten) => fieldsOf({ ...unwritten, ...kept }),
  errors: () => ({}),
  words: (fields, field) => texts[field](fields),
  titleOf: ({ name }) => name ?? 'Guru bagi set pengajaran',
  addressOf: () => paths.assignments,
  queryKey: ['classes', 'sets'],
  calls: {
    read: readSet,
    readKept: async () => undefined,
    create: createSet,
    update: updateSet,
    restore: restoreSet,
  },
};
