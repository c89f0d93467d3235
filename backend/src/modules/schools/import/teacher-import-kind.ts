import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';

const field = (said: Pick<ImportField, 'name' | 'label' | 'heads' | 'isRequired'>): ImportField => ({
  isSecret: false,
  remark: null,
  ...said,
});

/** As schools head their lists of staff. */
export const TEACHER_IMPORT = defineImportKind({
  name: 'teachers',
  duties: [],
  isOfYear: false,
  holds: 'account',
  fields: [
    field({
      name: 'name',
      label: 'Nama',
      heads: ['nama', 'nama guru', 'nama penuh', 'nama kakitangan', 'guru', 'name'],
      isRequired: false,
    }),
    field({
      name: 'email',
      label: 'E-mel',
      heads: ['e mel', 'emel', 'email', 'e mail', 'alamat e mel', 'alamat emel', 'e mel guru', 'id delima'],
      isRequired: true,
    }),
    field({ name: 'roles', label: 'Peranan', heads: ['peranan', 'role', 'roles'], isRequired: false }),
  ],
  sensitiveHeads: ['agama', 'kaum', 'bangsa', 'no kp', 'no kad pengenalan', 'gaji', 'kesihatan'],
});
