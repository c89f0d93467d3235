/** Lessons of a set in their order. `isFree`: it is held, and nothing is noted of it. `planId`: of the plan that it has. */
type ShiftedLesson = Readonly<{ isFree: boolean; planId: string | null }>;

export const SHIFTS = ['alone', 'following'] as const;
/** Whether a plan goes to the next lesson that has none, or takes the next, whose plan goes to the one after it. */
export type Shift = (typeof SHIFTS)[number];

/** Which plan goes to which lesson; null where the lessons end before the plans. */
export function shiftOf<Lesson extends ShiftedLesson>(
  lessons: readonly Lesson[],
  planId: string,
  shift: Shift,
): readonly Readonly<{ planId: string; to: Lesson }>[] | null {
  const at = lessons.findIndex((lesson) => lesson.planId === planId);
  const free = at === -1 ? [] : lessons.slice(at + 1).filter(({ isFree }) => isFree);
  if (shift === 'alone') {
    const to = free.find((lesson) => lesson.planId === null);
    return to ? [{ planId, to }] : null;
  }
  const end = free.findIndex((lesson) => lesson.planId === null);
  if (end === -1) return null;
  const taken = free.slice(0, end + 1);
  return taken.map((to, index) => ({ planId: taken[index - 1]?.planId ?? planId, to }));
}
