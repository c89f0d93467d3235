import type { Refusal } from './reading/index.js';

/** Why a file is not taken, and what to do, in Malay. */
export const REFUSAL_SENTENCES: Readonly<Record<Refusal, string>> = {
  doctype:
    'Fail ini mengandungi takrifan dokumen (DOCTYPE) yang tidak selamat. Simpan semula sebagai XLSX atau CSV.',
  empty: 'Tiada jadual ditemukan dalam fail ini.',
  encrypted: 'Fail ini dilindungi kata laluan. Buang kata laluan itu dan simpan semula.',
  far_cell: 'Ada sel yang terlalu jauh dari jadual. Salin jadual itu sahaja ke fail baharu.',
  old_excel: 'Fail ini dalam format Excel lama (.xls). Simpan semula sebagai .xlsx.',
  open_document: 'Fail ini dalam format OpenDocument (.ods). Simpan semula sebagai .xlsx atau .csv.',
  too_big: 'Fail ini terlalu besar untuk dibaca. Bahagikan kepada beberapa fail yang lebih kecil.',
  too_many_rows: 'Fail ini mempunyai lebih daripada 10,000 baris. Bahagikan kepada beberapa fail.',
  unreadable: 'Fail ini tidak dapat dibaca. Gunakan fail XLSX atau CSV.',
};
