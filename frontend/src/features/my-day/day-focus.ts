import { OFFSET_MS } from '@rules/calendar/school-instant';
import { minutesBetween } from '@rules/calendar/time-of-day';
import type { DayLesson } from './day-lessons';

/** At school: YYYY-MM-DD and HH:MM. */
export type Moment = Readonly<{ date: string; time: string }>;

export function momentAt(now: Date): Moment {
  const local = new Date(now.getTime() + OFFSET_MS).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** What the page tells first. `share`: how much of the lesson has gone by, 0 to 1. */
export type DayFocus =
  | Readonly<{ kind: 'now'; lesson: DayLesson; minutesLeft: number; share: number }>
  | Readonly<{ kind: 'next'; lesson: DayLesson; inMinutes: number }>
  | Readonly<{ kind: 'later'; lesson: DayLesson }>
  | Readonly<{ kind: 'unprepared'; lessons: number }>
  | Readonly<{ kind: 'none' }>;

/**
 * The lesson under way; else the next one of today; else, once the week is over, that nobody has prepared the next; else
 * the lesson that comes. `ahead`: the lessons of the next week, as far as they are known.
 */
export function focusOf(
  week: readonly DayLesson[],
  ahead: readonly DayLesson[],
  { date, time }: Moment,
): DayFocus {
  const today = week.filter((lesson) => lesson.isHeld && lesson.date === date);
  const now = today.find(({ startTime, endTime }) => startTime <= time && time < endTime);
  if (now) {
    const whole = Math.max(1, minutesBetween(now.startTime, now.endTime));
    const minutesLeft = minutesBetween(time, now.endTime);
    return { kind: 'now', lesson: now, minutesLeft, share: 1 - minutesLeft / whole };
  }
  const next = today.find(({ startTime }) => startTime > time);
  if (next) return { kind: 'next', lesson: next, inMinutes: minutesBetween(time, next.startTime) };
  const later = week.find((lesson) => lesson.isHeld && lesson.date > date);
  if (later) return { kind: 'later', lesson: later };
  if (isUnprepared(ahead)) return { kind: 'unprepared', lessons: ahead.filter(isOwed).length };
  const first = ahead.find(({ isHeld }) => isHeld);
  return first ? { kind: 'later', lesson: first } : { kind: 'none' };
}

/** Whether no lesson of the week is still to be given: from then on the next one is looked at. */
export function isWeekOver(week: readonly DayLesson[], { date, time }: Moment): boolean {
  return !week.some(
    (lesson) => lesson.isHeld && (lesson.date > date || (lesson.date === date && lesson.endTime > time)),
  );
}

/** Nothing of what somebody has to write stands yet. */
function isUnprepared(week: readonly DayLesson[]): boolean {
  const planned = week.some(({ planId }) => planId !== null);
  return !planned && week.some(isOwed);
}

const isOwed = ({ isUnwritten }: DayLesson) => isUnwritten;

/** Today's other lessons, in order. */
export function restOfDay(week: readonly DayLesson[], { date }: Moment, focus: DayFocus): DayLesson[] {
  const told = 'lesson' in focus ? focus.lesson.key : undefined;
  return week.filter((lesson) => lesson.date === date && lesson.key !== told);
}
