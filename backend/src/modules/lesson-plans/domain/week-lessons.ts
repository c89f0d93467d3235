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

/** Which lesson: the n-th of a set in the week that begins on a day. */
export type Slot = Readonly<{ teachingSetId: string; week: Day; number: number }>;

/** For which lesson a plan was made; `number` null: the one of its set on its day and time. */
export type PlanSlot = Readonly<Omit<Slot, 'number'> & { number: number | null }>;

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

/**
 * A plan as far as it is told to which lesson it belongs. `stays`: it was sent, so it is of a lesson of its day or of none,
 * wherever a timetable has taken the lesson that it was made for.
 */
export type PlacedPlan = Time &
  Readonly<{ id: string; slot: PlanSlot | null; isDeleted: boolean; stays: boolean }>;

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
  const planOf = placed(lessons, standing);
  const deleted = placed(
    lessons,
    plans.filter(({ isDeleted }) => isDeleted),
    { typedFor: 'lessons of no set' },
  );
  const taken = new Set(planOf.values());
  return {
    lessons: lessons.map((each) => {
      const planId = planOf.get(each) ?? null;
      return { ...each, planId, deletedPlanId: planId === null ? (deleted.get(each) ?? null) : null };
    }),
    withoutLesson: standing.filter(({ id, slot }) => slot !== null && !taken.has(id)).map(({ id }) => id),
  };
}

/** By lesson, the id of its plan. */
function placed<Slotted extends SlottedLesson>(
  lessons: readonly Slotted[],
  plans: readonly PlacedPlan[],
  { typedFor }: Readonly<{ typedFor: 'any lesson' | 'lessons of no set' }> = { typedFor: 'any lesson' },
): Map<Slotted, string> {
  const found = new Map<Slotted, string>();
  const left = new Set(plans);
  const give = (lesson: Slotted | undefined, plan: PlacedPlan) => {
    if (!lesson || found.has(lesson)) return;
    found.set(lesson, plan.id);
    left.delete(plan);
  };
  const byKey = new Map(lessons.flatMap((each) => (each.slot ? [[keyOf(each.slot), each] as const] : [])));
  for (const plan of plans) {
    const lesson = plan.slot ? byKey.get(keyOf(plan.slot)) : undefined;
    if (!plan.stays || lesson?.lesson.date === plan.date) give(lesson, plan);
  }
  const isOpen = (each: Slotted) => !found.has(each);
  for (const plan of left)
    if (plan.slot && (plan.slot.number === null || plan.stays)) give(onItsDay(plan, lessons, isOpen), plan);
  for (const plan of left)
    if (plan.slot === null)
      give(
        lessons.find(
          (each) =>
            isOpen(each) && overlap(plan, each.lesson) && (typedFor === 'any lesson' || each.slot === null),
        ),
        plan,
      );
  return found;
}

/** Of its set: the one at its time, or the only one of its day, whose bells may have moved. */
function onItsDay<Slotted extends SlottedLesson>(
  plan: PlacedPlan,
  lessons: readonly Slotted[],
  isOpen: (lesson: Slotted) => boolean,
): Slotted | undefined {
  const ofDay = lessons.filter(
    ({ lesson, slot }) => slot?.teachingSetId === plan.slot?.teachingSetId && lesson.date === plan.date,
  );
  const atItsTime = ofDay.find((each) => isOpen(each) && overlap(plan, each.lesson));
  return atItsTime ?? (ofDay.length === 1 ? ofDay[0] : undefined);
}

function overlap(one: Time, other: Time): boolean {
  return one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;
}

function keyOf({ teachingSetId, week, number }: PlanSlot): string {
  return `${teachingSetId} ${week} ${number}`;
}
