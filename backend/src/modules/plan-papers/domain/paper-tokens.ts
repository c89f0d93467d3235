/** What a school may write between {{ and }} in its own template, and what then stands there. */
const OF_PAPER = {
  sekolah: 'Nama sekolah',
  kod_sekolah: 'Kod sekolah',
  guru: 'Nama guru',
} as const;

const OF_LESSON = {
  sesi: 'Sesi, cth. 2026',
  minggu: 'Minggu, cth. Minggu 36',
  status: 'DRAF atau BELUM DISAHKAN, selagi belum disahkan',
  hari: 'Hari, cth. Isnin',
  tarikh: 'Tarikh, cth. 12 Oktober 2026',
  masa: 'Masa, cth. 8.00-9.00',
  minit: 'Tempoh dalam minit',
  kelas: 'Kelas',
  bil_murid: 'Bilangan murid',
  mata_pelajaran: 'Mata pelajaran',
  tajuk: 'Tajuk',
  standard_kandungan: 'Standard kandungan, satu sebaris',
  standard_pembelajaran: 'Standard pembelajaran, satu sebaris',
  objektif: 'Objektif',
  kriteria_kejayaan: 'Kriteria kejayaan',
  aktiviti: 'Aktiviti, satu langkah sebaris dengan minitnya',
  bbm: 'BBM / ABM',
  kbat: 'KBAT',
  pak21: 'PAK-21',
  emk: 'EMK',
  nilai: 'Nilai murni',
  pentaksiran: 'Pentaksiran',
  tp_sasaran: 'TP sasaran, cth. TP3',
  pengayaan: 'Pengayaan',
  pemulihan: 'Pemulihan',
  pelaksanaan: 'Terlaksana, Ditangguhkan, Diganti atau Tidak diadakan',
  sebab: 'Sebab PdP ditangguhkan atau diganti',
  hasil: 'Tercapai, Sebahagian atau Tidak tercapai',
  hadir: 'Bilangan hadir',
  menguasai: 'Bilangan menguasai',
  refleksi: 'Refleksi',
} as const;

export type TokenOfPaper = keyof typeof OF_PAPER;
export type TokenOfLesson = keyof typeof OF_LESSON;
export type PaperToken = TokenOfPaper | TokenOfLesson;

const MEANINGS: Readonly<Record<PaperToken, string>> = { ...OF_PAPER, ...OF_LESSON };

export const PAPER_TOKENS: readonly Readonly<{ token: string; meaning: string }>[] = Object.entries(
  MEANINGS,
).map(([token, meaning]) => ({ token, meaning }));

export function isPaperToken(name: string): name is PaperToken {
  return Object.hasOwn(MEANINGS, name);
}

/** The same on every page, so that it may stand in a head or a foot, which pages share. */
export function isTokenOfPaper(name: PaperToken): name is TokenOfPaper {
  return Object.hasOwn(OF_PAPER, name);
}

/** What stands between the braces, as people type it: "{{ Mata Pelajaran }}". */
export function tokenNamed(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
}
