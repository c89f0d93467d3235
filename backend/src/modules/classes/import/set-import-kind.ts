import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';

const field = (said: Pick<ImportField, 'name' | 'label' | 'heads' | 'isRequired'>): ImportField => ({
  isSecret: false,
  remark: null,
  ...said,
});

/** As the table of sets that a school takes away calls them, and as schools do. */
export const SET_IMPORT = defineImportKind({
  name: 'sets',
  duties: [],
  isOfYear: true,
  holds: 'account',
  fields: [
    field({
      name: 'subject',
      label: 'Subjek',
      heads: ['subjek', 'mata pelajaran', 'matapelajaran', 'nama subjek', 'mp', 'subject'],
      isRequired: true,
    }),
    field({ name: 'classes', label: 'Kelas', heads: ['kelas', 'nama kelas', 'class'], isRequired: true }),
    field({ name: 'name', label: 'Nama set', heads: ['nama set', 'set'], isRequired: false }),
    field({
      name: 'teacher',
      label: 'Guru',
      heads: ['guru', 'nama guru', 'guru mata pelajaran', 'guru subjek', 'e mel guru', 'teacher'],
      isRequired: false,
    }),
    field({
      name: 'periods',
      label: 'Waktu seminggu',
      heads: ['waktu seminggu', 'bil waktu', 'waktu', 'bilangan waktu', 'periods'],
      isRequired: false,
    }),
  ],
  sensitiveHeads: [],
});
