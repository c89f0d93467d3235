import type { Day } from '../../../platform/calendar/day.js';

/** What is told of the lesson of a plan: when it is held, that it is stopped, or that there is none any more. */
type Lesson = Readonly<{
  day: Day;
  time: Readonly<{ from: string; to: string }>;
  fate: Readonly<{ kind: 'held' | 'stopped' | 'away' }>;
}>;

/** As it is kept: "stopped", "gone", or "2026-10-13 08:00-08:30". */
export type ToldLesson = string;

/** Whoever is away themselves is told nothing of it: the school still holds the lesson. */
export function toldOf(lesson: Lesson | null): ToldLesson {
  if (lesson === null) return 'gone';
  if (lesson.fate.kind === 'stopped') return 'stopped';
  return heldAt(lesson.day, lesson.time.from, lesson.time.to);
}

export function heldAt(day: Day, from: string, to: string): ToldLesson {
  return `${day} ${from}-${to}`;
}

/** What became of a lesson between two tellings; null where it is the same. */
export type LessonChange = 'stopped' | 'gone' | 'again' | 'moved';

export function changeBetween(before: ToldLesson, after: ToldLesson): LessonChange | null {
  if (before === after) return null;
  if (after === 'stopped' || after === 'gone') return after;
  return before === 'stopped' || before === 'gone' ? 'again' : 'moved';
}
