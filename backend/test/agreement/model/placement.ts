import type { Lesson, Place } from './lesson.ts';
import type { Left, Plan } from './plan.ts';
import { isFirm } from './standing.ts';

/** Which plan is of which lesson, each at most once. */
export interface Placement {
  ofSet: Map<string, Lesson[]>;
  planOf: Map<string, Plan>;
  lessonOf: Map<string, Lesson>;
}

/** What was sent keeps its lesson whatever happens to the rest; then each draft goes to the lesson of its key. */
export function placed(lessons: Lesson[], plans: Plan[]): Placement {
  const placement: Placement = {
    ofSet: Map.groupBy(lessons, (l) => l.set),
    planOf: new Map(),
    lessonOf: new Map(),
  };
  const standing = plans.filter((p) => !p.deleted);
  for (const plan of standing.filter(isFirm)) put(placement, plan, lessonOfFirm(placement, plan));
  const drafts = standing.filter((p) => !isFirm(p));
  // Of two drafts that ask for one lesson, the one that stands there keeps it.
  for (const plan of drafts) {
    const lesson = lessonOfDraft(placement, plan);
    if (lesson && samePlace(lesson, plan.stored)) put(placement, plan, lesson);
  }
  for (const plan of drafts)
    if (!placement.lessonOf.has(plan.tag)) put(placement, plan, lessonOfDraft(placement, plan));
  return placement;
}

function put(placement: Placement, plan: Plan, lesson: Lesson | undefined): void {
  if (!lesson) return;
  placement.planOf.set(lesson.id, plan);
  placement.lessonOf.set(plan.tag, lesson);
}

/** The lesson of its set on the day and at the time that were sent, else at which a person put it. */
function lessonOfFirm(placement: Placement, plan: Plan): Lesson | undefined {
  const place = plan.moved ?? plan.fixed;
  if (!place) return undefined;
  const there = freeOf(placement, plan).filter((l) => l.day === place.day && l.from === place.from);
  return there.find((l) => l.brought === place.brought) ?? there[0];
}

/** The lesson of its number, as long as its author teaches it: a successor does not take over drafts. */
function lessonOfDraft(placement: Placement, plan: Plan): Lesson | undefined {
  return freeOf(placement, plan).find(
    (l) => l.week === plan.key.week && l.number === plan.key.number && l.teachers.includes(plan.author),
  );
}

const freeOf = (placement: Placement, plan: Plan): Lesson[] =>
  (placement.ofSet.get(plan.set) ?? []).filter((l) => !placement.planOf.has(l.id));

/** The plan that a person moved away from this lesson, and where to. */
export function leftFrom(plans: Plan[], lesson: Lesson): { plan: Plan; left: Left } | null {
  for (const plan of plans) {
    if (plan.deleted || plan.set !== lesson.set) continue;
    const left = plan.left.findLast((l) => samePlace(l.place, lesson));
    if (left) return { plan, left };
  }
  return null;
}

export const samePlace = (a: Place, b: Place): boolean =>
  a.day === b.day && a.from === b.from && a.brought === b.brought;
