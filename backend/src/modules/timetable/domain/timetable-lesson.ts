import { isLaterTime } from '../../../platform/calendar/time-of-day.js';

/** A lesson of a teaching set, or what else takes the time of people and classes. */
export const LESSON_KINDS = [
  'lesson',
  'assembly',
  'cocurriculum',
  'supervision',
  'meeting',
  'other',
] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** `weekday`: Sunday is 0. `cycleWeek`: null for every week. Times HH:MM, the end not included. */
export type LessonTime = Readonly<{
  weekday: number;
  cycleWeek: 1 | 2 | null;
  from: string;
  to: string;
}>;

export type LessonContent = LessonTime &
  Readonly<{
    /** A lesson stays in its timetable. */
    timetableId: string;
    kind: LessonKind;
    /** Of a lesson; null for everything else. */
    teachingSetId: string | null;
    /** Of everything else; a lesson is called by its set. */
    title: string | null;
    roomId: string | null;
    teacherIds: readonly string[];
    /** Of what is no lesson: whole classes. A lesson has those of its set. */
    classIds: readonly string[];
    /** Whether it stays where it is when what is missing is proposed. */
    isPinned: boolean;
  }>;

/** Of one lesson: a meeting may be of everybody in a large school. */
export const MOST_TEACHERS = 400;

type Problem = Readonly<{ field: string; message: string }>;

/** What a lesson has to fit to. `standing`: as it is, null for a new one. */
export type LessonSurroundings = Readonly<{
  standing: Pick<LessonContent, 'timetableId'> | null;
  cycleWeeks: 1 | 2;
  setIds: readonly string[];
  memberIds: readonly string[];
  classIds: readonly string[];
  roomIds: readonly string[];
}>;

/** What keeps a lesson from standing in its timetable, by the field that holds it. A clash does not: see clashes. */
export function problemsOfLesson(lesson: LessonContent, around: LessonSurroundings): Problem[] {
  const { standing, setIds, memberIds, classIds } = around;
  if (standing && standing.timetableId !== lesson.timetableId)
    return [{ field: 'timetableId', message: 'a lesson stays in its timetable' }];
  const unknownAmong = (field: 'teacherIds' | 'classIds', known: readonly string[], message: string) =>
    lesson[field].flatMap((id, at) => (known.includes(id) ? [] : [{ field: `${field}.${at}`, message }]));
  return [
    ...problemsOfPlace(lesson, around),
    ...problemsOfKind(lesson),
    ...(lesson.teachingSetId !== null && !setIds.includes(lesson.teachingSetId)
      ? [{ field: 'teachingSetId', message: 'is no teaching set of the academic year' }]
      : []),
    ...unknownAmong('teacherIds', memberIds, 'is nobody of the school'),
    ...unknownAmong('classIds', classIds, 'is no class of the academic year'),
  ];
}

/** Of when and where it is held. */
export function problemsOfPlace(
  { from, to, cycleWeek, roomId }: LessonTime & Pick<LessonContent, 'roomId'>,
  { cycleWeeks, roomIds }: Pick<LessonSurroundings, 'cycleWeeks' | 'roomIds'>,
): Problem[] {
  return [
    ...(isLaterTime(to, from) ? [] : [{ field: 'to', message: 'to must be later than from' }]),
    ...(cycleWeek !== null && cycleWeeks === 1
      ? [{ field: 'cycleWeek', message: 'the school has one timetable for every week' }]
      : []),
    ...(roomId !== null && !roomIds.includes(roomId)
      ? [{ field: 'roomId', message: 'is no room of the school' }]
      : []),
  ];
}

function problemsOfKind({ kind, teachingSetId, title, classIds }: LessonContent): Problem[] {
  if (kind !== 'lesson')
    return [
      ...(teachingSetId === null ? [] : [{ field: 'teachingSetId', message: 'only a lesson is of a set' }]),
      ...(title === null ? [{ field: 'title', message: 'what is no lesson needs a title' }] : []),
    ];
  return [
    ...(teachingSetId === null ? [{ field: 'teachingSetId', message: 'a lesson is of a set' }] : []),
    ...(title === null ? [] : [{ field: 'title', message: 'a lesson is called by its set' }]),
    ...(classIds.length === 0 ? [] : [{ field: 'classIds', message: 'a lesson has the classes of its set' }]),
  ];
}

/** The days of the timetable's cycle on which it is held: 1 to 7, in a second week 8 to 14, Sunday first. */
export function cycleDaysOf(
  { weekday, cycleWeek }: Pick<LessonTime, 'weekday' | 'cycleWeek'>,
  cycleWeeks: 1 | 2,
): number[] {
  const days = [weekday + 1, ...(cycleWeeks === 2 ? [weekday + 8] : [])];
  return cycleWeek === null ? days : days.slice(cycleWeek - 1, cycleWeek);
}

/** Minutes since midnight of HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
