import { type DueRule, isLate } from './deadline.js';
import type { LessonStanding } from './expected-lessons.js';

/** What was sent of a lesson. `isLate`: when it was sent for the first time. */
export type SentOfLesson = Readonly<{ isLate: boolean; isVerified: boolean }>;

/** A lesson of a teacher's week, and whether anything was sent of it. */
export type CountedLesson = Readonly<{ standing: LessonStanding; sent: SentOfLesson | null }>;

/** `open`: expected and still in time. The others are not expected, whatever was sent. */
export type LessonFate = 'on_time' | 'late' | 'missing' | 'open' | Exclude<LessonStanding, 'own'>;

type Due = Readonly<{ dueAt: number; rule: Pick<DueRule, 'graceHours'>; now: number }>;

export function fateOfLesson({ standing, sent }: CountedLesson, { dueAt, rule, now }: Due): LessonFate {
  if (standing !== 'own') return standing;
  if (sent) return sent.isLate ? 'late' : 'on_time';
  return isLate(now, dueAt, rule) ? 'missing' : 'open';
}

/** Of a teacher's week. What is expected is on time, late, missing or open; what was verified is among the first two. */
export type WeekFigures = Readonly<{
  expected: number;
  onTime: number;
  late: number;
  missing: number;
  open: number;
  verified: number;
  /** Lessons that they did not owe, being away. */
  away: number;
}>;

export function figuresOf(lessons: readonly CountedLesson[], due: Due): WeekFigures {
  const fates = lessons.map((lesson) => fateOfLesson(lesson, due));
  const count = (fate: LessonFate) => fates.filter((each) => each === fate).length;
  const own = lessons.filter(({ standing }) => standing === 'own');
  return {
    expected: own.length,
    onTime: count('on_time'),
    late: count('late'),
    missing: count('missing'),
    open: count('open'),
    verified: own.filter(({ sent }) => sent?.isVerified).length,
    away: count('away'),
  };
}

const NOTHING: WeekFigures = {
  ...{ expected: 0, onTime: 0, late: 0, missing: 0, open: 0, verified: 0, away: 0 },
};

export function sumOfFigures(figures: readonly WeekFigures[]): WeekFigures {
  return figures.reduce(
    (sum, each) => ({
      expected: sum.expected + each.expected,
      onTime: sum.onTime + each.onTime,
      late: sum.late + each.late,
      missing: sum.missing + each.missing,
      open: sum.open + each.open,
      verified: sum.verified + each.verified,
      away: sum.away + each.away,
    }),
    NOTHING,
  );
}
