import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { problemsOfPersonalLesson } from '@rules/timetable/domain/personal-lesson';
import type { FormProblem } from '../../../forms/form-problem';
import type { TimetableSet } from '../calls';
import type { PersonalContent, PersonalLesson } from './calls';

/** As it is typed. `cycleWeek`: each, 1 or 2. */
export type PersonalText = {
  className: string;
  subject: string;
  weekday: string;
  cycleWeek: string;
  from: string;
  to: string;
  room: string;
};

export function textOfPersonal(lesson: PersonalLesson): PersonalText {
  const { className, subject, weekday, cycleWeek, from, to, room } = lesson;
  return {
    ...{ className, subject, from, to, room, weekday: String(weekday) },
    cycleWeek: cycleWeek === null ? 'each' : String(cycleWeek),
  };
}

/** Something new. `at`: weekday, from, to, as far as they are chosen. */
export function newPersonalText(at: string): PersonalText {
  const [weekday = '1', from = '', to = ''] = at.split(' ');
  return { className: '', subject: '', weekday, cycleWeek: 'each', from, to, room: '' };
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The set that class and subject name, where exactly one is called so. */
export function setMeant(
  sets: readonly TimetableSet[],
  { className, subject }: Pick<PersonalText, 'className' | 'subject'>,
): TimetableSet | undefined {
  const [first, ...others] = sets.filter(
    (set) =>
      folded(set.name) === folded(className) &&
      [set.subjectName, set.subjectCode].some((name) => folded(name) === folded(subject)),
  );
  return others.length === 0 ? first : undefined;
}

export function contentOfPersonalText(
  text: PersonalText,
  academicYearId: string,
  sets: readonly TimetableSet[],
): PersonalContent {
  const set = setMeant(sets, text);
  return {
    academicYearId,
    teachingSetId: set?.id ?? null,
    className: set?.name ?? text.className.trim(),
    subject: set?.subjectName ?? text.subject.trim(),
    weekday: Number(text.weekday),
    cycleWeek: text.cycleWeek === '1' ? 1 : text.cycleWeek === '2' ? 2 : null,
    from: text.from,
    to: text.to,
    room: text.room.trim(),
  };
}

const words: Readonly<Record<string, string>> = {
  to: 'Sila tulis masa tamat selepas masa mula.',
  from: 'Anda sudah ada kelas lain pada masa ini.',
  cycleWeek: 'Sekolah ini mempunyai satu jadual bagi setiap minggu.',
};

/** By the rule that the server has; the words are those of the form. */
export function personalProblems(
  text: PersonalText,
  {
    calendar,
    yearId,
    others,
  }: { calendar: SchoolCalendar; yearId: string; others: readonly PersonalLesson[] },
): FormProblem[] {
  if (!text.className.trim()) return [{ field: 'className', message: 'Sila tulis kelas.' }];
  if (!text.subject.trim()) return [{ field: 'subject', message: 'Sila tulis mata pelajaran.' }];
  if (!text.from) return [{ field: 'from', message: 'Sila tulis masa mula.' }];
  if (!text.to) return [{ field: 'to', message: words.to ?? '' }];
  const problems = problemsOfPersonalLesson(contentOfPersonalText(text, yearId, []), {
    ...{ standing: null, cycleWeeks: calendar.cycle.weeks, setIds: [], others },
  });
  return problems.map(({ field, message }) => ({ field, message: words[field] ?? message }));
}
