import { inOrder, type PlacedPlan, type Slot, type SlottedLesson } from './week-lessons.js';

/** A plan, and the lesson that it is for from now on. */
export type PlanOfLesson = Readonly<{ planId: string; slot: Slot }>;

/**
 * For which lessons of a set in a week plans are that were written before anybody knew the set: each of at most one, and
 * no lesson of two. First whichever is at its time, then the others in their order; what is too many stays as it is.
 */
export function plansOfLessons(
  lessons: readonly SlottedLesson[],
  plans: readonly PlacedPlan[],
): PlanOfLesson[] {
  const taken = new Set(plans.flatMap(({ slot }) => slot?.number ?? []));
  const open = inOrder(plans.filter(({ slot, isDeleted }) => slot === null && !isDeleted));
  const free = lessons.flatMap(({ lesson, slot }) =>
    slot && !taken.has(slot.number) ? [{ lesson, slot }] : [],
  );
  const found: PlanOfLesson[] = [];
  const give = (plan: PlacedPlan, at: number) => {
    const [given] = free.splice(at, 1);
    if (given) found.push({ planId: plan.id, slot: given.slot });
    return given !== undefined;
  };
  const others = open.filter((plan) => {
    const at = free.findIndex(
      ({ lesson }) =>
        lesson.date === plan.date && lesson.startTime < plan.endTime && plan.startTime < lesson.endTime,
    );
    return at === -1 || !give(plan, at);
  });
  for (const plan of others) give(plan, 0);
  return found;
}
