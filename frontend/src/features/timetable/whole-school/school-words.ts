import { periodNumbers } from '@rules/calendar/domain/bell-schedule';
import { initials } from '../../../ui/initials';
import type { Mark } from '../../classes';
import type { Lesson } from '../calls';
import type { Known } from '../known';
import { movableLessons } from '../movable-lessons';
import { peopleWords, roomName, subjectWords, weekdayName } from '../timetable-words';
import type { SchoolCell, SchoolDay, SchoolRow } from './school-grid';

const once = (words: readonly string[]) => [...new Set(words.filter(Boolean))];

/** Letters over initials: as much as a narrow column holds. */
export function cellLines(
  known: Known,
  { lessons }: SchoolCell,
  isWhole: boolean,
  markOf: (subject: string) => Mark,
): [string, string] {
  const what = (lesson: Lesson) =>
    isWhole ? subjectWords(known, lesson) : markOf(subjectWords(known, lesson)).mark;
  const who = (lesson: Lesson) =>
    isWhole ? peopleWords(known, lesson) : lesson.teacherIds.map((id) => initialsOf(known, id)).join('/');
  return [once(lessons.map(what)).join('/'), once(lessons.map(who)).join('/')];
}

export function initialsOf({ people }: Known, id: string): string {
  const person = people.find(({ userId }) => userId === id);
  return person ? initials(person.displayName) : '';
}

/** "1 Bestari, Isnin, waktu 2 dan 3, Bahasa Melayu, Pn. Nurul Aina" */
export function cellWords(
  known: Known,
  { schoolClass }: SchoolRow,
  cell: SchoolCell,
  days: readonly SchoolDay[],
): string {
  const day = days.find(({ weekday }) => weekday === cell.weekday);
  const numbers = day
    ? periodNumbers(day.rows)
        .slice(cell.column - day.column)
        .slice(0, cell.span)
    : [];
  const periods = numbers.filter((number) => number !== null);
  const what = cell.lessons.map((lesson) =>
    [subjectWords(known, lesson), peopleWords(known, lesson), roomName(known, lesson.roomId)]
      .filter(Boolean)
      .join(', '),
  );
  return [
    schoolClass.name,
    weekdayName(cell.weekday),
    ...(periods.length > 0 ? [`waktu ${periods.join(' dan ')}`] : []),
    what.join('; ') || 'kosong',
  ].join(', ');
}

/** "552 daripada 560 waktu diletakkan": of those that the sets want. */
export function placedWords(known: Known): string {
  const wanted = known.sets.reduce((sum, { periodsAWeek }) => sum + (periodsAWeek ?? 0), 0);
  const ofSets = new Set(
    known.lessons.flatMap(({ id, teachingSetId }) => (teachingSetId === null ? [] : [id])),
  );
  const placed = movableLessons(known)
    .filter(({ id }) => ofSets.has(id))
    .map(({ places, cycleWeek }) => (places[0]?.periods.length ?? 1) / (cycleWeek === null ? 1 : 2))
    .reduce((sum, periods) => sum + periods, 0);
  const figure = placed.toLocaleString('ms-MY');
  return wanted > 0
    ? `${figure} daripada ${wanted.toLocaleString('ms-MY')} waktu diletakkan`
    : `${figure} waktu diletakkan`;
}

/** "KS = Kavitha a/p Subramaniam: 14 slot disorot, 3 kelas" */
export function floodWords(known: Known, teacherId: string): string {
  const person = known.people.find(({ userId }) => userId === teacherId);
  if (!person) return '';
  const lessons = known.lessons.filter(({ teacherIds }) => teacherIds.includes(teacherId));
  return `${initials(person.displayName)} = ${person.displayName}: ${lessons.length} slot disorot`;
}
