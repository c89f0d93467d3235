import { problemsOfLesson } from '@rules/timetable/domain/timetable-lesson';
import type { FormProblem } from '../../forms/form-problem';
import type { Lesson, LessonContent } from './calls';
import type { Known, Whose } from './known';

/** As it is typed. `cycleWeek`: each, 1 or 2. */
export type LessonText = {
  kind: Lesson['kind'];
  setId: string;
  title: string;
  weekday: string;
  cycleWeek: string;
  from: string;
  to: string;
  roomId: string;
  teacherIds: string[];
  classIds: string[];
  isPinned: boolean;
};

export function textOf(lesson: LessonContent): LessonText {
  const { teachingSetId, title, weekday, cycleWeek, roomId, teacherIds, classIds, kind, from, to, isPinned } =
    lesson;
  return {
    kind,
    from,
    to,
    isPinned,
    setId: teachingSetId ?? '',
    title: title ?? '',
    weekday: String(weekday),
    cycleWeek: cycleWeek === null ? 'each' : String(cycleWeek),
    roomId: roomId ?? '',
    teacherIds: [...teacherIds],
    classIds: [...classIds],
  };
}

/** Something new in a free place of a week. `at`: weekday, from, to. */
export function newText({ sets }: Known, whose: Whose, at: string): LessonText {
  const [weekday = '1', from = '', to = ''] = at.split(' ');
  const fitting = sets.filter((set) => fits(set, whose));
  return {
    kind: 'lesson',
    setId: fitting.length === 1 ? (fitting[0]?.id ?? '') : '',
    title: '',
    weekday,
    cycleWeek: 'each',
    from,
    to,
    roomId: whose.kind === 'room' ? whose.id : '',
    teacherIds: whose.kind === 'teacher' ? [whose.id] : [],
    classIds: whose.kind === 'class' ? [whose.id] : [],
    isPinned: false,
  };
}

/** Whether the set is of that week: of a teacher of it, or of its class. */
export function fits({ parts, teacherIds }: Known['sets'][number], { kind, id }: Whose): boolean {
  if (kind === 'teacher') return teacherIds.includes(id);
  return kind === 'room' || parts.some(({ classId }) => classId === id);
}

export function contentOfText(text: LessonText, timetableId: string): LessonContent {
  const isLesson = text.kind === 'lesson';
  return {
    timetableId,
    kind: text.kind,
    teachingSetId: isLesson ? text.setId || null : null,
    title: isLesson ? null : text.title.trim(),
    weekday: Number(text.weekday),
    cycleWeek: text.cycleWeek === '1' ? 1 : text.cycleWeek === '2' ? 2 : null,
    from: text.from,
    to: text.to,
    roomId: text.roomId || null,
    teacherIds: text.teacherIds,
    classIds: isLesson ? [] : text.classIds,
    isPinned: text.isPinned,
  };
}

const words: Readonly<Record<string, string>> = {
  setId: 'Sila pilih kelas dan subjek.',
  title: 'Sila tulis tajuk.',
  from: 'Sila tulis masa mula.',
  to: 'Sila tulis masa tamat selepas masa mula.',
  cycleWeek: 'Sekolah ini mempunyai satu jadual bagi setiap minggu.',
};
const fieldOf = (field: string) => (field === 'teachingSetId' ? 'setId' : field);

/** By the rule that the server has; the words are those of the form. */
export function lessonProblems(text: LessonText, known: Known): FormProblem[] {
  if (text.kind !== 'lesson' && !text.title.trim()) return [{ field: 'title', message: words.title ?? '' }];
  if (!text.from) return [{ field: 'from', message: words.from ?? '' }];
  if (!text.to) return [{ field: 'to', message: words.to ?? '' }];
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const problems = problemsOfLesson(contentOfText(text, known.timetable.id), {
    standing: null,
    cycleWeeks: known.calendar.cycle.weeks,
    setIds: ids(known.sets),
    classIds: ids(known.classes),
    roomIds: ids(known.rooms),
    memberIds: [...known.people.map(({ userId }) => userId), ...text.teacherIds],
  });
  return problems.slice(0, 1).map(({ field, message }) => ({
    field: fieldOf(field),
    message: words[fieldOf(field)] ?? message,
  }));
}
