import type { Day } from '../../../platform/calendar/day.js';

/** A lesson on a day. `plannerId`: of all who teach it together. `stoppedBy` null: it is held. `isRelief`: the person holds it in place of somebody. */
export type TaughtLesson = Readonly<{
  day: Day;
  period: number | null;
  plannerId: string;
  stoppedBy: string | null;
  isRelief?: boolean;
}>;

type Person = Readonly<{
  personId: string;
  /** By absences that are entered. */
  isAway: (day: Day, period: number | null) => boolean;
}>;

/** Whose plan a lesson asks for. `own`: the person's; `colleague`: of somebody who teaches it with them. */
export type LessonStanding = 'own' | 'away' | 'colleague' | 'stopped';

/** What the school has stopped nobody plans, and whoever is away owes nothing; neither does a substitute. */
export function standingOfLesson(
  { day, period, plannerId, stoppedBy, isRelief = false }: TaughtLesson,
  { personId, isAway }: Person,
): LessonStanding {
  if (stoppedBy !== null) return 'stopped';
  if (isAway(day, period)) return 'away';
  return plannerId === personId && !isRelief ? 'own' : 'colleague';
}

/** The lessons of which a plan is expected: what a person teaches, as rows that anybody can count. */
export function expectedLessons<Lesson extends Readonly<{ standing: LessonStanding }>>(
  lessons: readonly Lesson[],
): Lesson[] {
  return lessons.filter(({ standing }) => standing === 'own');
}
