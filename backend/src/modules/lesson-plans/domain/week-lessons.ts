import type { Day } from '../../../platform/calendar/day.js';

/** A lesson of a week. `teachingSetId` null: of which set nobody has said. Times HH:MM, the end not included. */
export type WeekLesson = Readonly<{
  teachingSetId: string | null;
  date: Day;
  startTime: string;
  endTime: string;
  className: string;
  subject: string;
}>;

/** For which lesson a plan was made: the n-th of a set in the week that begins on a day. */
export type Slot = Readonly<{ teachingSetId: string; week: Day; number: number }>;

/** `slot` null: of no set, told by its day and time alone. */
export type SlottedLesson<Lesson extends WeekLesson = WeekLesson> = Readonly<{
  lesson: Lesson;
  slot: Slot | null;
}>;

type Time = Pick<WeekLesson, 'date' | 'startTime' | 'endTime'>;

export function inOrder<Timed extends Time>(timed: readonly Timed[]): Timed[] {
  return timed.toSorted((one, other) =>
    `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`),
  );
}

/** A plan as far as it is told to which lesson it belongs. */
export type PlacedPlan = Time & Readonly<{ id: string; slot: Slot | null; isDeleted: boolean }>;

/** `planId`: of what stands for it; `deletedPlanId`: of what its author has deleted, where nothing stands. */
export type PlannedLesson<Lesson extends WeekLesson = WeekLesson> = SlottedLesson<Lesson> &
  Readonly<{ planId: string | null; deletedPlanId: string | null }>;

export type PlannedWeek<Lesson extends WeekLesson = WeekLesson> = Readonly<{
  lessons: readonly PlannedLesson<Lesson>[];
  /** Made for a lesson that is no more. */
  withoutLesson: readonly string[];
}>;

/**
 * Which plan is of which lesson, each of at most one: first by what it was made for, then by when it is, since nobody
 * gives two lessons at a time. Of what was deleted nothing is made again.
 */
export function plannedWeek<Lesson extends WeekLesson>(
  lessons: readonly SlottedLesson<Lesson>[],
  plans: readonly PlacedPlan[],
): PlannedWeek<Lesson> {
  const standing = plans.filter(({ isDeleted }) => !isDeleted);
  const typedPlans = standing.filter(({ slot }) => slot === null);
  const typedDeleted = plans.filter(({ slot, isDeleted }) => slot === null && isDeleted);
  const bySlot = new Map(standing.map((plan) => [keyOf(plan), plan.id]));
  const deleted = new Map(plans.filter(({ isDeleted }) => isDeleted).map((plan) => [keyOf(plan), plan.id]));
  const taken = new Set(lessons.flatMap((each) => (each.slot ? (bySlot.get(keyOf(each)) ?? []) : [])));
  const planned = lessons.map((each): PlannedLesson<Lesson> => {
    const made = each.slot ? bySlot.get(keyOf(each)) : undefined;
    const typed = made ? undefined : typedFor(each.lesson, typedPlans, taken);
    if (typed) taken.add(typed);
    const planId = made ?? typed ?? null;
    const lost = each.slot ? deleted.get(keyOf(each)) : typedFor(each.lesson, typedDeleted);
    return { ...each, planId, deletedPlanId: planId === null ? (lost ?? null) : null };
  });
  const withoutLesson = standing
    .filter(({ id, slot }) => slot !== null && !taken.has(id))
    .map(({ id }) => id);
  return { lessons: planned, withoutLesson };
}

function typedFor(
  lesson: Time,
  plans: readonly PlacedPlan[],
  taken: ReadonlySet<string> = new Set(),
): string | undefined {
  return plans.find((plan) => !taken.has(plan.id) && overlap(plan, lesson))?.id;
}

function overlap(one: Time, other: Time): boolean {
  return one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;
}

function keyOf({ slot }: Readonly<{ slot: Slot | null }>): string {
  return slot ? `${slot.teachingSetId} ${slot.week} ${slot.number}` : '';
}
