/** In the address: whose week, which timetable, and what stands in the panel. */
export const parameters = {
  view: 'papar',
  whose: 'siapa',
  version: 'versi',
  day: 'hari',
  lesson: 'pdp',
  add: 'tambah',
  move: 'pindah',
  versions: 'urus',
  suggestion: 'cadangan',
  import: 'import',
  personal: 'sendiri',
  leaving: 'ganti',
};

export const views = [
  ['teacher', 'guru', 'Guru'],
  ['class', 'kelas', 'Kelas'],
  ['room', 'bilik', 'Bilik'],
  ['school', 'induk', 'Induk'],
] as const;
