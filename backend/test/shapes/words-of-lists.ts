/**
 * What stands in lists of other programs, taken from such lists and from what offices told of theirs, never from what the
 * reader knows. Whoever adds a word adds it as it was found.
 */

export const NAME_HEADS = ['NAMA MURID', 'NAMA', 'Nama Murid'];
export const NUMBER_HEADS = ['NO. KP', 'NO. PENGENALAN', 'NO. KP / MYKID', 'NO KP'];
export const SEX_HEADS = ['JANTINA', 'Jantina'];
export const BIRTH_HEADS = ['TARIKH LAHIR', 'Tarikh Lahir'];
export const CLASS_HEADS = ['KELAS', 'NAMA KELAS', 'Kelas'];
export const GRADE_HEADS = ['TAHUN', 'TAHUN/TINGKATAN'];
export const GUARDIAN_HEADS = ['NAMA PENJAGA', 'PENJAGA'];
export const PHONE_HEADS = ['NO. TELEFON PENJAGA', 'NO TEL WARIS', 'NO. TELEFON'];
/** Of columns that nobody imports. */
export const OTHER_HEADS = ['STATUS', 'KAUM', 'AGAMA', 'CATATAN'];

export const BOYS = ['L', 'LELAKI', 'LELAKI (L)', 'Lelaki'];
export const GIRLS = ['P', 'PEREMPUAN', 'PEREMPUAN (P)', 'Perempuan'];
export const NOTHINGS = ['', '-', 'tiada', 'TIADA'];

export const GRADES_IN_LETTERS = ['SATU', 'DUA', 'TIGA', 'EMPAT', 'LIMA', 'ENAM'];
/** A class in one cell, by its grade and its name. */
export const CLASS_FORMS: readonly ((grade: number, name: string) => string)[] = [
  (grade, name) => `${grade} ${name}`,
  (grade, name) => `TAHUN ${GRADES_IN_LETTERS[grade - 1]} ${name}`,
  (grade, name) => `T${grade} ${name}`,
  (grade, name) => `THN ${grade} ${name}`,
  (grade, name) => `TAHUN ${grade} ${name}`,
];
/** The grade in a column of its own. */
export const GRADE_FORMS: readonly ((grade: number) => string)[] = [
  (grade) => `TAHUN ${GRADES_IN_LETTERS[grade - 1]}`,
  (grade) => `${grade}`,
  (grade) => `THN ${grade}`,
  (grade) => `TAHUN ${grade}`,
  (grade) => `T${grade}`,
];
/** A line above the rows, or the name of their sheet. */
export const TITLE_FORMS: readonly ((called: string) => string)[] = [
  (called) => `KELAS: ${called}`,
  (called) => `SENARAI MURID MENGIKUT KELAS: ${called}`,
  (called) => called,
];

type BirthDay = Readonly<{ day: number; month: number; year: number }>;
const two = (part: number) => String(part).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const DAY_FORMS: readonly ((born: BirthDay) => string)[] = [
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  ({ day, month, year }) => `${day}/${month}/${two(year % 100)}`,
  ({ day, month, year }) => `${month}/${day}/${year}`,
  ({ day, month, year }) => `${two(day)}/${two(month)}/${year} 00:00:00`,
  ({ day, month, year }) => `${day}-${MONTHS[month - 1]}-${two(year % 100)}`,
  ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
];

export const NUMBER_FORMS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `${number.slice(0, 6)}-${number.slice(6, 8)}-${number.slice(8)}`,
];
/** A slip of whoever typed the number: it must not be taken. */
export const NUMBER_SLIPS: readonly ((number: string) => string)[] = [
  (number) => number.slice(0, -1),
  (number) => `${number.slice(0, -1)}X`,
];

export const PHONES = ['012-9534365', '0129534365', '012-3456789/013-2223333', '+60 12-953 4365'];

export const TITLES = [
  'SENARAI MAKLUMAT MURID',
  'SK SERI CONTOH (ABA1001)',
  'TARIKH CETAK: 26/11/2026 08:15 PAGI',
  'SENARAI NAMA MURID',
  'GURU KELAS: CIKGU CONTOH',
];
export const FEET = ['* Laporan ini dijana oleh sistem', 'JUMLAH MURID: 24', 'Jumlah: 4'];

export const NAMES: readonly (readonly [name: string, sex: 'L' | 'P'])[] = [
  ['ONG KAI XIN @ 王凯欣', 'P'],
  ['HANA SOFEA BINTI HELMI', 'P'],
  ['ALYA MAISARAH BINTI HELMI', 'P'],
  ['RAHUL A/L GOPAL', 'L'],
  ['UMAR FARIS BIN SHAHRUL', 'L'],
  ['DANIAL AMSYAR BIN ROSDI', 'L'],
  ['MEERA A/P SELVAM', 'P'],
  ['IRIS QAISARA BINTI ROSDI', 'P'],
  ['ADAM HARIS BIN HELMI', 'L'],
  ['LIM JIA HUI 林佳慧', 'P'],
  ['FLORENCE ANAK JUGAH', 'P'],
  ['ZIQRI ANAS BIN SHAHRUL', 'L'],
];
