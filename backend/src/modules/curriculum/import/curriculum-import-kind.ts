import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';

const field = (
  name: string,
  label: string,
  heads: readonly string[],
  said: Partial<ImportField> = {},
): ImportField => ({ name, label, heads, isRequired: false, isSecret: false, remark: null, ...said });

const needed = { isRequired: true };

/** A flat table: a line a learning standard and level; what stays the same need not be written again. */
export const CURRICULUM_IMPORT = defineImportKind({
  name: 'curriculum',
  duties: [],
  isOfYear: false,
  holds: null,
  titledBy: 'sp_kod',
  fields: [
    field('kurikulum', 'Kurikulum', ['kurikulum', 'curriculum'], needed),
    field('subjek', 'Subjek', ['subjek', 'mata pelajaran', 'matapelajaran', 'subject'], needed),
    field('tahun', 'Tahun', ['tahun', 'tingkatan', 'tahun tingkatan', 'darjah', 'year'], needed),
    field('bidang', 'Bidang', ['bidang', 'tema', 'bidang tema', 'bidang pembelajaran', 'strand'], needed),
    field('sk_kod', 'Kod SK', ['sk kod', 'kod sk', 'kod standard kandungan']),
    field('sk', 'SK', ['sk', 'standard kandungan', 'content standard'], needed),
    field('sp_kod', 'Kod SP', ['sp kod', 'kod sp', 'kod standard pembelajaran']),
    field('sp', 'SP', ['sp', 'standard pembelajaran', 'learning standard'], needed),
    field('tp', 'TP', ['tp', 'tahap penguasaan', 'tahap']),
    field('deskriptor', 'Deskriptor', ['deskriptor', 'tafsiran', 'standard prestasi', 'descriptor']),
  ],
  sensitiveHeads: [],
  questions: [
    {
      name: 'source',
      label: 'Sumber',
      help: 'Dari mana teks ini, contohnya tajuk dokumen dan tahun.',
      options: null,
    },
    {
      name: 'right',
      label: 'Hak guna',
      help: 'Teks DSKP milik penerbitnya. Sekolah bertanggungjawab atas hak menggunakannya.',
      options: [
        { value: 'permitted', label: 'Dengan kebenaran pemegang hak cipta' },
        { value: 'open', label: 'Terbuka untuk semua' },
        { value: 'own', label: 'Ditulis oleh sekolah ini' },
        { value: 'fictional', label: 'Contoh rekaan' },
      ],
    },
    {
      name: 'year',
      label: 'Mulai sesi',
      help: 'Tahun sesi pertama yang menggunakannya, contohnya 2026.',
      options: null,
    },
  ],
});
