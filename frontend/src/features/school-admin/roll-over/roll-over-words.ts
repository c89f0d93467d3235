import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import type { RollOverPart, RollOverParts, RollOverRow } from './api';

export type PartName = 'classes' | 'pupils' | 'teachingSets' | 'panels';

export const STEPS = [
  { key: 'sesi', label: 'Tarikh sesi' },
  { key: 'kelas', label: 'Kelas', part: 'classes' },
  { key: 'murid', label: 'Murid', part: 'pupils' },
  { key: 'penugasan', label: 'Penugasan', part: 'teachingSets' },
  { key: 'panitia', label: 'Panitia', part: 'panels' },
  { key: 'semak', label: 'Semak dan buka' },
] as const satisfies readonly { key: string; label: string; part?: PartName }[];
export type Step = (typeof STEPS)[number];

const PROBLEMS: Readonly<Record<NonNullable<RollOverRow['problem']>, string>> = {
  nobodyComes: 'Tiada kelas yang naik ke sini.',
  severalLevels: 'Kelas beberapa tahun: adakah kelas ini dibuka lagi?',
  sameName: 'Kelas lain memakai nama ini.',
  teacherGone: 'Gurunya tiada lagi atau digantung.',
  headGone: 'Ketuanya tiada lagi atau digantung.',
  noClass: 'Tiada kelas yang naik bersamanya.',
};

export const problemWords = ({ problem }: RollOverRow): string | undefined =>
  (problem && PROBLEMS[problem]) || undefined;

const CHOICES: Readonly<Record<string, string>> = {
  make: 'Buka kelas ini',
  skip: 'Jangan buka',
  leave: 'Tamat atau berpindah sekolah',
};
const NOBODY: Readonly<Record<PartName, string>> = {
  classes: 'Tiada',
  pupils: 'Tanpa kelas',
  teachingSets: 'Belum ada guru',
  panels: 'Belum ada ketua',
};

export function choiceWords(part: PartName, { value, name }: RollOverPart['choices'][number]): string {
  return name ?? CHOICES[value] ?? NOBODY[part];
}

export const undecidedIn = ({ rows }: RollOverPart): number =>
  rows.filter(({ problem }) => problem !== null).length;

export const undecidedInAll = ({ classes, pupils, teachingSets, panels }: RollOverParts): number =>
  [classes, pupils, teachingSets, panels].reduce((sum, part) => sum + undecidedIn(part), 0);

/** What would be made of a part, as a line beside its step. */
export function countWords(part: PartName, parts: RollOverParts): string {
  const count = parts[part].count;
  const words = {
    classes: `${count} kelas`,
    pupils: `${count} naik, ${parts.leavers.count} tamat`,
    teachingSets: `${count} set disalin`,
    panels: `${count} panitia`,
  }[part];
  const open = undecidedIn(parts[part]);
  return open > 0 ? `${words}, ${open} perlu keputusan` : words;
}

const MADE: readonly (readonly [part: string, noun: string])[] = [
  ['classes', 'kelas'],
  ['pupils', 'murid naik kelas'],
  ['leavers', 'murid tamat'],
  ['teachingSets', 'set mengajar'],
  ['panels', 'panitia'],
];

/** `made`: how many, by part. */
export function madeWords(made: Readonly<Record<string, number>>): string {
  return MADE.flatMap(([part, noun]) => (made[part] === undefined ? [] : [`${made[part]} ${noun}`])).join(
    ' · ',
  );
}

const MESSAGES: Readonly<Record<string, string>> = {
  ROLL_OVER_CONFLICT: 'Cadangan ini baru diubah oleh orang lain. Sila semak sekali lagi, kemudian buka.',
  ROLL_OVER_UNDECIDED: 'Masih ada yang perlu keputusan. Sila lihat langkah sebelum ini.',
  ROLL_OVER_APPLIED: 'Sesi ini sudah dibuka.',
  ROLL_OVER_USED: 'Sesi baharu ini sudah digunakan, jadi pembukaannya tidak dapat dibatalkan.',
};

export function rollOverRefusal(failure: unknown): string {
  return (failure instanceof ApiError && MESSAGES[failure.code]) || errorMessage(failure);
}
