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

/** Of the week of all classes. */
export const schoolView = 'induk';

export const views = [
  ['teacher', 'guru', 'Guru'],
  ['class', 'kelas', 'Kelas'],
  ['room', 'bilik', 'Bilik'],
  ['school', schoolView, 'Induk'],
] as const;
