import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';
import { GRADE_LEVELS, levelName } from '../../classes/index.js';

const field = (name: string, label: string, heads: readonly string[], isRequired = false): ImportField => ({
  ...{ name, label, heads, isRequired, isSecret: false, remark: null },
});

/** A yearly plan as schools have it in sheets and in tables of documents: a line for each row, heads in any order. */
export const YEARLY_PLAN_IMPORT = defineImportKind({
  name: 'yearlyPlan',
  // Of subjects whose panel they head.
  duties: ['panel_head'],
  isOfYear: true,
  holds: null,
  titledBy: 'topic',
  fields: [
    field('week', 'Minggu', ['minggu', 'minggu ke', 'minggu tarikh', 'bil minggu', 'week', 'm'], true),
    field('theme', 'Tema', ['tema', 'bidang', 'tema bidang', 'bidang pembelajaran', 'unit tema', 'theme']),
    field('topic', 'Topik', ['topik', 'tajuk', 'unit', 'unit tajuk', 'kandungan', 'topic']),
    field('contentStandards', 'Standard kandungan', ['standard kandungan', 'sk', 'content standard']),
    field('learningStandards', 'Standard pembelajaran', ['standard pembelajaran', 'sp', 'learning standard']),
    field('objective', 'Objektif', ['objektif', 'objektif pembelajaran', 'hasil pembelajaran', 'objective']),
    field('crossCurricular', 'EMK', ['emk', 'elemen merentas kurikulum', 'nilai', 'nilai murni']),
    field('resources', 'BBM', ['bbm', 'bahan bantu mengajar', 'bahan', 'sumber', 'abm']),
    field('notes', 'Catatan', ['catatan', 'aktiviti', 'nota', 'cadangan aktiviti', 'remarks']),
  ],
  sensitiveHeads: [],
  questions: [
    { name: 'subject', label: 'Subjek', help: 'Nama atau kod subjek sekolah, contohnya SN.', options: null },
    {
      name: 'level',
      label: 'Tahun atau tingkatan',
      help: 'RPT panitia bagi tahun ini yang diisi.',
      options: GRADE_LEVELS.map((level) => ({ value: level, label: levelName(level) })),
    },
  ],
});
