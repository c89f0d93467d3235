import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import type { RollOverPart, RollOverParts, RollOverRow } from './calls';

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
  undecided: 'Belum diputuskan.',
  goesNowhere: 'Ke mana murid kelas ini?',
};

export const problemWords = ({ problem }: RollOverRow): string | undefined =>
  (problem && PROBLEMS[problem]) || undefined;

const CHOICES: Readonly<Record<string, string>> = {
  make: 'Buka kelas ini',
  skip: 'Jangan buka',
  leave: 'Tamat / pindah',
  each: 'Seorang demi seorang',
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

const WAYS: Readonly<Record<string, string>> = { follow: 'Ikut kelas', stay: 'Kekal', leave: 'Pindah' };

/** What is decided on a single pupil in one press. */
export const waysOf = ({ others }: RollOverRow) =>
  [...others, 'leave'].map((value) => ({ value, words: WAYS[value] ?? value }));

export const undecidedIn = ({ rows }: RollOverPart): number =>
  rows.filter(({ problem }) => problem !== null).length;

export const undecidedInAll = ({ classes, pupils, teachingSets, panels }: RollOverParts): number =>
  [classes, pupils, teachingSets, panels].reduce((sum, part) => sum + undecidedIn(part), 0);

/** What would be made of a part, as a line beside its step. */
export function countWords(part: PartName, parts: RollOverParts): string {
  const count = parts[part].count;
  const words = {
    classes: `${count} kelas`,
    pupils: `${count} ditempatkan, ${parts.leavers.count} tamat`,
    teachingSets: `${count} set disalin`,
    panels: `${count} panitia`,
  }[part];
  const open = undecidedIn(parts[part]);
  return open > 0 ? `${words}, ${open} perlu keputusan` : words;
}

/** What a step does not bring: classes without anything to copy, and why. */
export function lackingWords({ lacking = [] }: RollOverPart): string | undefined {
  if (lacking.length === 0) return undefined;
  const names = (some: typeof lacking) => shortList(some.map(({ name }) => name));
  const bare = lacking.filter(({ hasSubjects }) => !hasSubjects);
  const subjects = bare.length > 0 ? ` Belum ada subjek pada tahap ${names(bare)}.` : '';
  return `Tiada set untuk disalin ke ${names(lacking)}.${subjects} Lengkapkan selepas sesi dibuka.`;
}

const MADE: readonly (readonly [part: string, noun: string])[] = [
  ['classes', 'kelas'],
  ['pupils', 'murid ditempatkan'],
  ['leavers', 'murid tamat atau pindah'],
  ['teachingSets', 'set mengajar'],
  ['panels', 'panitia'],
  ['supervisions', 'penyeliaan RPH'],
  ['bellSchedules', 'jadual waktu loceng'],
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
  const names = failure instanceof ApiError && failure.code === 'ROLL_OVER_USED' ? usedNames(failure) : [];
  if (names.length > 0) return `${MESSAGES.ROLL_OVER_USED} Yang digunakan: ${shortList(names)}.`;
  return (failure instanceof ApiError && MESSAGES[failure.code]) || errorMessage(failure);
}

/** The names of what is in use, part by part. */
function usedNames({ details }: ApiError): string[] {
  const used = typeof details === 'object' && details !== null && 'used' in details ? details.used : null;
  return typeof used === 'object' && used !== null
    ? Object.values(used).flatMap((names: unknown) => (Array.isArray(names) ? names.map(String) : []))
    : [];
}

const NAMED_AT_MOST = 4;

function shortList(names: readonly string[]): string {
  const more = names.length - NAMED_AT_MOST;
  return more > 0 ? `${names.slice(0, NAMED_AT_MOST).join(', ')} dan ${more} lagi` : names.join(', ');
}
