import type { CardFate } from '@rules/timetable/domain/import/card-account';
import { isNewOne, type Match, type MatchKind } from '@rules/timetable/domain/import/matching';
import type { OverlapKind } from '@rules/timetable/domain/import/questions';

export const kindTitles: Readonly<Record<MatchKind, string>> = {
  class: 'Kelas',
  group: 'Kumpulan',
  subject: 'Mata pelajaran',
  teacher: 'Guru',
  room: 'Bilik',
};

/** What a name may mean besides somebody or something of the school. */
export const wordOptions: Readonly<Record<MatchKind, readonly { value: string; label: string }[]>> = {
  class: [{ value: 'none', label: 'Jangan import' }],
  group: [
    { value: 'new', label: 'Buat kumpulan baharu' },
    { value: 'whole', label: 'Seluruh kelas' },
    { value: 'none', label: 'Jangan import' },
  ],
  subject: [
    { value: 'new', label: 'Buat mata pelajaran baharu' },
    { value: 'meeting', label: 'Bukan subjek: mesyuarat' },
    { value: 'assembly', label: 'Bukan subjek: perhimpunan' },
    { value: 'cocurriculum', label: 'Bukan subjek: kokurikulum' },
    { value: 'supervision', label: 'Bukan subjek: bertugas' },
    { value: 'other', label: 'Bukan subjek: lain-lain' },
    { value: 'none', label: 'Jangan import' },
  ],
  teacher: [{ value: 'none', label: 'Tiada dalam sistem: import tanpa guru ini' }],
  room: [
    { value: 'new', label: 'Buat bilik baharu' },
    { value: 'none', label: 'Tanpa bilik' },
  ],
};

export function howWords({ how, alike, choice }: Match): string {
  if (how === 'chosen') return choice === 'none' ? 'Tidak diimport' : 'Dipilih';
  if (how === 'remembered') return 'Seperti import terdahulu';
  if (how === 'short' || how === 'name') return 'Dikenali';
  if (how === 'word') return choice !== null && isNewOne(choice) ? 'Belum ada di sekolah: dibuat' : 'Tekaan';
  if (alike.length > 1) return `${alike.length} yang serupa`;
  return alike.length === 1 ? 'Lebih daripada satu nama serupa dalam fail' : 'Tiada yang sama';
}

export const isSure = ({ how }: Pick<Match, 'how'>): boolean => how !== null && how !== 'word';

export const fateWords: Readonly<Record<CardFate, string>> = {
  taken: 'Masuk ke dalam draf',
  repeated: 'Berulang: slot yang sama sudah ada',
  outside_grid: 'Di luar grid: waktu atau hari itu tiada dalam senarai fail',
  without_time: 'Tanpa waktu atau hari yang pasti',
  without_lesson: 'Pelajaran yang dinamakan kad tiada dalam fail',
  class: 'Kelasnya tidak diimport',
  day: 'Harinya tidak diimport',
  clock: 'Tanpa masa, dan waktunya tiada dalam waktu loceng sekolah',
  set: 'Set mengajarnya tidak dipilih',
  subject: 'Mata pelajarannya tidak diimport',
  term: 'Penggal lain',
  weeks: 'Minggunya tidak diimport',
};

type OverlapWords = { title: string; meaning: string; reason: string; may: boolean };

/** `may`: what is proposed. */
export const overlapWords: Readonly<Record<OverlapKind, OverlapWords>> = {
  meeting: {
    title: 'Mesyuarat, perhimpunan dan slot tanpa guru',
    meaning: 'Biasanya disengajakan: guru hadir sambil kelasnya berjalan, atau slot itu tiada guru tetap.',
    reason: 'Mesyuarat atau perhimpunan bersama slot lain, seperti dalam fail jadual',
    may: true,
  },
  combined: {
    title: 'Kelas yang digabungkan',
    meaning: 'Seorang guru mengajar subjek yang sama kepada beberapa kelas serentak.',
    reason: 'Kelas digabungkan, seperti dalam fail jadual',
    may: true,
  },
  groups: {
    title: 'Satu kelas, beberapa guru serentak',
    meaning: 'Biasanya murid sebuah kelas berpecah kepada kumpulan yang tidak dinamakan dalam fail.',
    reason: 'Murid kelas berpecah kepada beberapa guru, seperti dalam fail jadual',
    may: true,
  },
  error: {
    title: 'Guru atau bilik pada dua tempat',
    meaning: 'Biasanya kesilapan: orang atau bilik yang sama diperlukan serentak.',
    reason: 'Disengajakan, seperti dalam fail jadual',
    may: false,
  },
};
