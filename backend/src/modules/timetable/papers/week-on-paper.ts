import { MALAY_WEEKDAYS } from '../../../platform/calendar/malay-date.js';
import { type LessonTime, minutesOf } from '../domain/timetable-lesson.js';

/** A lesson as it stands on paper: what is read first, then what is said beside it. */
export type PaperLesson = LessonTime & Readonly<{ lines: readonly string[] }>;

/** Of one teacher or class. */
export type WeekOnPaper = Readonly<{ name: string; lessons: readonly PaperLesson[] }>;

/** `rows`: the bells of a usual day. `logo`: as PNG. */
export type TimetableOnPaper = Readonly<{
  school: Readonly<{ name: string; code: string; logo: Buffer | null }>;
  title: string;
  /** Which timetable it is, and since when. */
  about: string;
  weekdays: readonly number[];
  rows: readonly Readonly<{ from: string; to: string; kind: string }>[];
  weeks: readonly WeekOnPaper[];
  /** When it was made, epoch milliseconds. */
  now: number;
}>;

/** Minutes since midnight. */
export type Minutes = Readonly<{ from: number; to: number }>;

/** From the first beginning to the last end; of a school day where there is nothing. */
export function hoursOf({ rows, weeks }: Pick<TimetableOnPaper, 'rows' | 'weeks'>): Minutes {
  const timed = [...rows, ...weeks.flatMap(({ lessons }) => lessons)];
  if (timed.length === 0) return { from: 450, to: 780 };
  return {
    from: Math.min(...timed.map(({ from }) => minutesOf(from))),
    to: Math.max(...timed.map(({ to }) => minutesOf(to))),
  };
}

/** A lesson among those that stand at its time: in which place of how many. */
export type LaidLesson = Readonly<{ lesson: PaperLesson; lane: number; lanes: number }>;

export function laidLessons(lessons: readonly PaperLesson[]): LaidLesson[] {
  const sorted = lessons.toSorted((one, other) => one.from.localeCompare(other.from));
  const lanes: number[] = [];
  const meets = (one: number, other: number) => {
    const [first, second] = [sorted[one], sorted[other]];
    if (!first || !second || first.weekday !== second.weekday) return false;
    return first.from < second.to && second.from < first.to;
  };
  for (const at of sorted.keys()) {
    const used = lanes.filter((_, other) => meets(at, other));
    lanes.push([0, ...used.map((_, free) => free + 1)].find((lane) => !used.includes(lane)) ?? 0);
  }
  return sorted.map((lesson, at) => ({
    lesson,
    lane: lanes[at] ?? 0,
    lanes: 1 + Math.max(...lanes.filter((_, other) => other === at || meets(at, other))),
  }));
}

/** Lessons of a day that stand at one time, or are held together by one that stands at both of theirs. */
export function meetingLessons(lessons: readonly PaperLesson[]): (readonly PaperLesson[])[] {
  return [...Map.groupBy(lessons, ({ weekday }) => weekday).values()].flatMap((ofDay) => {
    const groups: PaperLesson[][] = [];
    let until = '';
    for (const lesson of ofDay.toSorted((one, other) => one.from.localeCompare(other.from))) {
      const open = lesson.from < until ? groups.at(-1) : undefined;
      if (open) open.push(lesson);
      else groups.push([lesson]);
      until = open && until > lesson.to ? until : lesson.to;
    }
    return groups;
  });
}

/** Several as one, where there is no room for each: what the first is, and how many more there are. */
export function asOneLesson(lessons: readonly PaperLesson[]): PaperLesson | null {
  const [first] = lessons;
  if (!first) return null;
  const to = lessons.map((lesson) => lesson.to).reduce((one, other) => (one > other ? one : other));
  const others = lessons.length - 1;
  return others === 0 ? first : { ...first, to, lines: [`${first.lines[0]} +${others}`] };
}

export const weekdayOnPaper = (weekday: number): string => MALAY_WEEKDAYS[weekday] ?? '';

/** 7.30 */
export const clockOnPaper = (time: string): string => time.replace(':', '.').replace(/^0/, '');
