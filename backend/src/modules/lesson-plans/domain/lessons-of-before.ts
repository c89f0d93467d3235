import { courseByNames } from './parallel-lessons.js';
import { inOrder, type PlanSlot, type WeekLesson } from './week-lessons.js';

/** `slot` null: of no set that is known. */
type LessonOrPlan = Pick<WeekLesson, 'date' | 'startTime' | 'endTime' | 'className' | 'subject'> &
  Readonly<{ slot: PlanSlot | null }>;

/**
 * Which plan of an earlier week each lesson of a week goes by: that of the same lesson of its set; else the one of the
 * same place among those of the class, or of any class of the level where a class of that name had none. The lessons are
 * all of the week.
 */
export function plansOfBefore<Lesson extends LessonOrPlan, Plan extends LessonOrPlan>(
  lessons: readonly Lesson[],
  plans: readonly Plan[],
): Map<Lesson, Plan> {
  const bySlot = new Map(plans.flatMap((plan) => (plan.slot ? [[slotKey(plan.slot), plan] as const] : [])));
  const byClass = grouped(inOrder(plans));
  const found = new Map<Lesson, Plan>();
  for (const [name, ofClass] of grouped(inOrder(lessons)))
    for (const [at, lesson] of ofClass.entries()) {
      const plan =
        (lesson.slot && bySlot.get(slotKey(lesson.slot))) ??
        byClass.get(name)?.[at] ??
        (byClass.has(name) ? undefined : ofLevel(lesson, byClass, at));
      if (plan) found.set(lesson, plan);
    }
  return found;
}

function ofLevel<Plan extends LessonOrPlan>(
  { subject, className }: LessonOrPlan,
  byClass: ReadonlyMap<string, readonly Plan[]>,
  at: number,
): Plan | undefined {
  const course = courseByNames(subject, className);
  const alike = [...byClass.values()].find(
    ([first]) => first && course !== null && courseByNames(first.subject, first.className) === course,
  );
  return alike?.[at];
}

function grouped<Each extends LessonOrPlan>(all: readonly Each[]): Map<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

function nameOf({ subject, className }: LessonOrPlan): string {
  return [subject, className].map((name) => name.trim().toLowerCase()).join('\n');
}

/** Of whichever week. */
function slotKey({ teachingSetId, number }: PlanSlot): string {
  return `${teachingSetId} ${number}`;
}
