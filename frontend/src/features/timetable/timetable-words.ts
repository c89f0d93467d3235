import { MALAY_WEEKDAYS } from '@rules/calendar/malay-date';
import type { Clash } from '@rules/timetable/domain/clashes';
import { formatTimeRange } from '../../ui/format';
import type { Lesson } from './calls';
import { type Known, setOf, type Whose } from './known';

export const kindNames = {
  lesson: 'PdP',
  assembly: 'Perhimpunan',
  cocurriculum: 'Kokurikulum',
  supervision: 'Bertugas',
  meeting: 'Mesyuarat',
  other: 'Lain-lain',
} as const;

export const weekdayName = (weekday: number): string => MALAY_WEEKDAYS[weekday] ?? '';

/** To whom: the classes of its set, else those that are named. */
export function audienceOf(known: Known, lesson: Lesson): string {
  const set = setOf(known, lesson);
  if (set) return set.name;
  if (lesson.classIds.length > 3) return `${lesson.classIds.length} kelas`;
  return lesson.classIds.map((id) => known.classes.find((each) => each.id === id)?.name ?? '').join(', ');
}

/** What: the subject of its set, else its title. */
export function subjectWords(known: Known, lesson: Lesson): string {
  return setOf(known, lesson)?.subjectName ?? lesson.title ?? kindNames[lesson.kind];
}

export const subjectCode = (known: Known, lesson: Lesson): string | undefined =>
  setOf(known, lesson)?.subjectCode;

export function peopleWords({ people }: Known, { teacherIds }: Lesson): string {
  if (teacherIds.length > 2) return `${teacherIds.length} guru`;
  return teacherIds
    .map((id) => people.find(({ userId }) => userId === id)?.displayName ?? 'Bekas guru')
    .join(', ');
}

export const roomName = ({ rooms }: Known, id: string | null): string | undefined =>
  rooms.find((room) => room.id === id)?.name;

export function timeWords({
  weekday,
  from,
  to,
  cycleWeek,
}: Pick<Lesson, 'weekday' | 'from' | 'to' | 'cycleWeek'>) {
  const turn = cycleWeek === null ? '' : `, minggu ${cycleWeek === 1 ? 'A' : 'B'}`;
  return `${weekdayName(weekday)}, ${formatTimeRange(from, to)}${turn}`;
}

/** "4 Bestari · Matematik": in the words that tell a week of this kind apart. */
export function lessonLines(known: Known, whose: Whose, lesson: Lesson): [string, string] {
  const [audience, subject] = [audienceOf(known, lesson), subjectWords(known, lesson)];
  const room = whose.kind === 'room' ? undefined : roomName(known, lesson.roomId);
  if (whose.kind === 'teacher')
    return [audience || subject, [audience && subject, room].filter(Boolean).join(' · ')];
  const people = peopleWords(known, lesson);
  return whose.kind === 'class'
    ? [subject, [people, room].filter(Boolean).join(' · ')]
    : [audience || subject, [audience && subject, people].filter(Boolean).join(' · ')];
}

const wanted = { teacher: 'Guru ini', class: 'Kelas ini', room: 'Bilik ini' } as const;

/** Why it cannot be: "Guru ini sudah ada 3 Bestari pada Isnin, 8.10-8.40 pagi". `id`: of the lesson that is looked at. */
export function clashWords(known: Known, clash: Clash, id: string): string {
  const other = known.lessons.find((lesson) => clash.lessonIds.includes(lesson.id) && lesson.id !== id);
  const name = nameOfResource(known, clash) ?? wanted[clash.kind];
  const what = other
    ? [subjectWords(known, other), audienceOf(known, other)].filter(Boolean).join(' ')
    : 'yang lain';
  return `${name} sudah ada ${what} pada ${timeWords(clash)}.`;
}

export function nameOfResource(
  { people, classes, rooms }: Known,
  { kind, resourceId }: Clash,
): string | undefined {
  if (kind === 'teacher') return people.find(({ userId }) => userId === resourceId)?.displayName;
  return (kind === 'class' ? classes : rooms).find(({ id }) => id === resourceId)?.name;
}
