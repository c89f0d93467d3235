import type { Day } from '../../../platform/calendar/day.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import type { ReflectionContent } from '../domain/reflection.js';

/** `pupils`: of whom the lesson is, null where nobody knows. `room`: empty where none is told. */
export type LessonOnPaper = Readonly<{
  plan: LessonPlan;
  noted: ReflectionContent | null;
  pupils: number | null;
  room: string;
}>;

/** `name`: as the school calls the week. `beside`: what else there is to say of a day, by its date. */
export type WeekOnPaper = Readonly<{
  week: Day;
  name: string;
  session: string;
  lessons: readonly LessonOnPaper[];
  beside: ReadonlyMap<Day, readonly string[]>;
}>;

/** What stands in the head of each page. `place`: where the school is, as far as it says so. `logo`: as PNG. */
export type PaperHead = Readonly<{
  school: Readonly<{ name: string; code: string; place: string; logo: Buffer | null }>;
  author: string;
  now: number;
}>;

/** What a plan is to whoever holds it on paper. No plan is reviewed yet: each is a draft. */
export function isDraftOnPaper(_plan: Pick<LessonPlan, 'id' | 'version'>): boolean {
  return true;
}
