import { inOrder, type WeekLesson } from './week-lessons.js';

/** `course`: the same for all lessons that are of one subject and level; null where nobody can say. */
type CourseLesson = Pick<WeekLesson, 'teachingSetId' | 'className' | 'date' | 'startTime' | 'endTime'> &
  Readonly<{ course: string | null }>;

/**
 * `keys`: of the standards that it is about, as planned or as the yearly plan has it. free: nothing that somebody wrote
 * would be lost; off: the teacher is away.
 */
export type CopyTarget = CourseLesson &
  Readonly<{ keys: readonly string[]; state: 'free' | 'written' | 'off' }>;

/** written: it has a plan of its own; elsewhere: its class is at other standards this week; none: it has no such lesson this week. */
export type LeftReason = 'written' | 'elsewhere' | 'none';

export type ParallelLessons<Lesson> = Readonly<{
  chosen: readonly Lesson[];
  left: readonly Readonly<{ className: string; reason: LeftReason }>[];
}>;

/**
 * Of each other class of the course the lesson of the week that a plan serves as well: the one about the same standards,
 * the one of the same number first; where none is known to be about anything, the one of the same number.
 */
export function parallelLessons<Lesson extends CopyTarget>(
  source: Lesson,
  lessons: readonly Lesson[],
): ParallelLessons<Lesson> {
  const groups = groupsOf(lessons.filter(({ course }) => course !== null && course === source.course));
  const own = groups.get(groupOf(source)) ?? [];
  const number = own.findIndex((each) => each.date === source.date && each.startTime === source.startTime);
  const chosen: Lesson[] = [];
  const left: { className: string; reason: LeftReason }[] = [];
  for (const [group, ofGroup] of groups) {
    if (group === groupOf(source)) continue;
    const found = lessonFor(source, ofGroup, number);
    if (typeof found === 'object') chosen.push(found);
    else left.push({ className: ofGroup[0]?.className ?? '', reason: found });
  }
  return { chosen: inOrder(chosen), left };
}

function lessonFor<Lesson extends CopyTarget>(
  { keys }: CopyTarget,
  lessons: readonly Lesson[],
  number: number,
): Lesson | LeftReason {
  const sameNumber = lessons[number];
  const isKnown = keys.length > 0 && lessons.some((lesson) => lesson.keys.length > 0);
  if (!isKnown) return sameNumber ? ifFree(sameNumber) : 'none';
  const about = lessons.filter((lesson) => lesson.keys.some((key) => keys.includes(key)));
  if (sameNumber && about.includes(sameNumber)) return ifFree(sameNumber);
  const free = about.find(({ state }) => state === 'free');
  return free ?? (about[0] ? ifFree(about[0]) : 'elsewhere');
}

function ifFree<Lesson extends CopyTarget>(lesson: Lesson): Lesson | LeftReason {
  return { free: lesson, written: 'written' as const, off: 'none' as const }[lesson.state];
}

/** Whether there is another class this week that a plan may serve. */
export function hasParallelClasses(source: CourseLesson, lessons: readonly CourseLesson[]): boolean {
  if (source.course === null) return false;
  return lessons.some((each) => each.course === source.course && groupOf(each) !== groupOf(source));
}

/** Lessons of a set, or of a class where the set is not known, in order. */
function groupsOf<Lesson extends CourseLesson>(lessons: readonly Lesson[]): Map<string, Lesson[]> {
  const groups = new Map<string, Lesson[]>();
  for (const lesson of inOrder(lessons))
    groups.set(groupOf(lesson), [...(groups.get(groupOf(lesson)) ?? []), lesson]);
  return groups;
}

function groupOf({ teachingSetId, className }: CourseLesson): string {
  return teachingSetId ?? className;
}

/** Of a class whose level nobody has said: "5" of "5 Bestari"; of one without a number nothing is known. */
export function courseByNames(subject: string, className: string): string | null {
  const level = /\d+/u.exec(className)?.[0];
  return level === undefined ? null : `${subject.trim().toLowerCase()} ${level}`;
}
