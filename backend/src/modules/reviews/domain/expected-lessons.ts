/**
 * A lesson as its fate says. `plannerId`: of all who teach it together. `isRelief`: the person holds it in place of
 * somebody.
 */
export type TaughtLesson = Readonly<{
  fate: Readonly<{ kind: 'held' | 'away' | 'stopped' }>;
  plannerId: string;
  isRelief?: boolean;
}>;

/** Whose plan a lesson asks for. `own`: the person's; `colleague`: of somebody who teaches it with them. */
export type LessonStanding = 'own' | 'away' | 'colleague' | 'stopped';

/** What the school has stopped nobody plans, and whoever is away owes nothing; neither does a substitute. */
export function standingOfLesson(
  { fate, plannerId, isRelief = false }: TaughtLesson,
  personId: string,
): LessonStanding {
  if (fate.kind !== 'held') return fate.kind;
  return plannerId === personId && !isRelief ? 'own' : 'colleague';
}

/** The lessons of which a plan is expected: what a person teaches, as rows that anybody can count. */
export function expectedLessons<Lesson extends Readonly<{ standing: LessonStanding }>>(
  lessons: readonly Lesson[],
): Lesson[] {
  return lessons.filter(({ standing }) => standing === 'own');
}
