/** Why a file is not taken. */
export type TimetableRefusal =
  | 'doctype'
  | 'empty'
  | 'encoding'
  | 'encrypted'
  | 'far_cell'
  | 'no_columns'
  | 'no_timetable'
  | 'old_excel'
  | 'open_document'
  | 'too_big'
  | 'too_deep'
  | 'too_long'
  | 'too_many_rows'
  | 'truncated'
  | 'unreadable'
  | 'wrong_encoding';

/** Said with what is refused for being something else. */
const TAKEN =
  'Yang diterima: eksport XML daripada aSc Timetables (“2012 XML” atau “2008 XML”), atau XLSX dan CSV dengan lajur Hari, Masa, Kelas dan Subjek.';

/** The same, and what to do, in Malay. */
export const TIMETABLE_REFUSALS: Readonly<Record<TimetableRefusal, string>> = {
  doctype:
    'Fail ini mengandungi takrifan dokumen (DOCTYPE) yang tidak selamat. Eksport semula jadual waktu itu.',
  empty: `Tiada waktu, pelajaran atau kad jadual ditemukan dalam fail ini. ${TAKEN}`,
  encoding:
    'Pengekodan aksara fail ini tidak dikenali. Eksport semula sebagai UTF-8 atau Windows-1250, 1251, 1252 atau 1256.',
  encrypted: 'Fail ini dilindungi kata laluan. Buang kata laluan itu dan simpan semula.',
  far_cell: 'Ada sel yang terlalu jauh dari jadual. Salin jadual itu sahaja ke fail baharu.',
  no_columns:
    'Tiada baris kepala dengan lajur Hari, Masa, Kelas dan Subjek, dan tiada helaian kelas dengan hari dan masa, ditemukan dalam fail ini.',
  no_timetable: `Fail XML ini bukan eksport jadual waktu. ${TAKEN}`,
  old_excel: 'Fail ini dalam format Excel lama (.xls). Simpan semula sebagai .xlsx.',
  open_document: 'Fail ini dalam format OpenDocument (.ods). Simpan semula sebagai .xlsx atau .csv.',
  too_big: 'Fail ini melebihi 10 MB. Eksport jadual waktu itu sahaja, tanpa data lain.',
  too_deep: 'Susunan fail ini terlalu dalam untuk sebuah jadual waktu. Eksport semula jadual waktu itu.',
  too_long: 'Ada teks dalam fail ini yang terlalu panjang. Eksport semula jadual waktu itu.',
  too_many_rows: 'Fail ini mempunyai lebih banyak baris daripada jadual waktu sebuah sekolah.',
  truncated: 'Fail ini terputus sebelum tamat. Eksport atau muat naik semula fail itu.',
  unreadable: `Fail ini tidak dapat dibaca. ${TAKEN}`,
  wrong_encoding:
    'Aksara fail ini tidak sama dengan pengekodan yang dinyatakan. Eksport semula sebagai UTF-8.',
};

/** Thrown while a file is read. */
export class TimetableFileRefused extends Error {
  constructor(readonly refusal: TimetableRefusal) {
    super(refusal);
  }
}
