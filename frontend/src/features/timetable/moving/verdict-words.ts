import type { Clash } from '@rules/timetable/domain/clashes';
import { isPossible, type Move, type Possible, type Verdict } from '@rules/timetable/domain/move-verdicts';
import type { Lesson } from '../calls';
import { type Known, placed } from '../known';
import {
  audienceOf,
  clashWords,
  nameOfResource,
  peopleWords,
  subjectCode,
  subjectWords,
  timeWords,
} from '../timetable-words';
import type { Target } from './targets';

const lessonOf = (known: Known, id: string | undefined) => known.lessons.find((each) => each.id === id);

/** "Matematik, 4 Bestari" */
export const lessonName = (known: Known, lesson: Lesson): string =>
  [subjectWords(known, lesson), audienceOf(known, lesson)].filter(Boolean).join(', ');

/** In a few words, for the place itself: "Boleh tukar", "Guru di 3 Bestari". */
export function shortVerdict(known: Known, lesson: Lesson, { verdict, room }: Target): string {
  if (!verdict) return `Hanya ${room} waktu`;
  if (verdict.kind === 'origin') return 'Tempat asal';
  if (verdict.kind === 'free') return 'Lapang';
  if (verdict.kind === 'swap') return 'Boleh tukar';
  if (verdict.kind === 'clash') return shortClash(known, lesson, verdict.clashes);
  const last = lessonOf(known, verdict.moves.at(-1)?.id);
  return last ? `Jika ${codeOf(known, last)} ${shortAudience(known, last)} pindah` : 'Jika yang lain pindah';
}

const codeOf = (known: Known, lesson: Lesson) => subjectCode(known, lesson) ?? subjectWords(known, lesson);

/** "3 B + 3 C": its classes, for places too narrow for their names. */
function shortAudience(known: Known, lesson: Lesson): string {
  const ids = placed(known, lesson).resources.flatMap(({ kind, id }) => (kind === 'class' ? [id] : []));
  const names = known.classes.filter(({ id }) => ids.includes(id)).map((each) => shortName(known, each.name));
  return names.length > 2 ? `${names.length} kelas` : names.join(' + ');
}

/** "3 B" of "3 Bestari", where no other class would be called so. */
function shortName({ classes }: Known, name: string): string {
  const short = name.replace(/(\p{L})\p{L}+$/u, '$1');
  return classes.some((each) => each.name !== name && each.name.startsWith(short)) ? name : short;
}

/** Who is elsewhere weighs more than what the class has, which could give way. */
function shortClash(known: Known, lesson: Lesson, clashes: readonly Clash[]): string {
  const clash =
    clashes.find(({ kind }) => kind === 'teacher') ??
    clashes.find(({ kind }) => kind === 'room') ??
    clashes[0];
  const other = lessonOf(
    known,
    clash?.lessonIds.find((id) => id !== lesson.id),
  );
  if (!clash || !other) return 'Bertindih';
  const where = shortAudience(known, other) || subjectWords(known, other);
  if (clash.kind === 'teacher')
    return `${lesson.teacherIds.length === 1 ? 'Guru' : nameOfResource(known, clash)} di ${where}`;
  return clash.kind === 'room' ? `Bilik: ${where}` : `Kelas ada ${codeOf(known, other)}`;
}

/** In whole sentences, for who hears it or reads it beside the week. */
export function verdictSentence(known: Known, lesson: Lesson, { verdict, room }: Target): string {
  if (!verdict) return `Hanya ${room} waktu bersambung di sini, tidak cukup.`;
  if (verdict.kind === 'origin') return 'Ini tempat asalnya.';
  if (verdict.kind === 'free') return 'Semua yang terlibat lapang.';
  if (verdict.kind === 'swap') return `Boleh tukar dengan ${othersWords(known, verdict)}.`;
  const meets = verdict.clashes.map((clash) => clashWords(known, clash, lesson.id)).join(' ');
  if (verdict.kind === 'clash') return meets;
  const moved = verdict.moves.slice(1).map((move) => moveWords(known, move));
  return `Boleh jika ${moved.join(', dan ')}. ${meets}`;
}

function moveWords(known: Known, move: Move): string {
  const lesson = lessonOf(known, move.id);
  return `${lesson ? lessonName(known, lesson) : 'slot lain'} pindah ke ${timeWords(move)}`;
}

function othersWords(known: Known, { moves }: Possible): string {
  const names = moves.slice(1).flatMap(({ id }) => {
    const lesson = lessonOf(known, id);
    return lesson ? [subjectWords(known, lesson)] : [];
  });
  return [...new Set(names)].join(' dan ');
}

/** What the button does. */
export function deedWords(known: Known, verdict: Possible): string {
  if (verdict.kind === 'free') return 'Pindah ke sini';
  return verdict.kind === 'swap'
    ? `Tukar dengan ${othersWords(known, verdict)}`
    : `Pindahkan ${verdict.moves.length} slot`;
}

/** What stands in a place of the class: the name of the row. */
export function standingWords(known: Known, lesson: Lesson, { weekday, period }: Target): string {
  const classIds = new Set(
    placed(known, lesson).resources.flatMap(({ kind, id }) => (kind === 'class' ? [id] : [])),
  );
  const names = known.lessons
    .filter((each) => each.weekday === weekday && each.from < period.to && period.from < each.to)
    .filter((each) =>
      placed(known, each).resources.some(({ kind, id }) => kind === 'class' && classIds.has(id)),
    )
    .map((each) => subjectWords(known, each));
  return [...new Set(names)].join(' / ') || 'Kosong';
}

/** One line for each kind of thing that a lesson needs. */
export function linesOf(known: Known, lesson: Lesson, verdict: Verdict): { term: string; value: string }[] {
  const clashes = 'clashes' in verdict ? verdict.clashes : [];
  const gives = isPossible(verdict) ? verdict.moves.map(({ id }) => id) : [];
  const line = (kind: Clash['kind']) => {
    const met = clashes.filter((clash) => clash.kind === kind);
    if (met.length === 0) return 'Lapang';
    const others = met.flatMap(({ lessonIds }) => {
      const other = lessonOf(
        known,
        lessonIds.find((id) => id !== lesson.id),
      );
      return other ? [other] : [];
    });
    return [...new Map(others.map((other) => [other.id, other])).values()]
      .map((other) => {
        const name = [lessonName(known, other), peopleWords(known, other)].filter(Boolean).join(' · ');
        return gives.includes(other.id) ? `${name}: bertukar tempat` : `Sudah ada ${name}`;
      })
      .join('; ');
  };
  return [
    { term: 'Guru', value: line('teacher') },
    { term: 'Kelas', value: line('class') },
    ...(lesson.roomId ? [{ term: 'Bilik', value: line('room') }] : []),
  ];
}
