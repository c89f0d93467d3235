import { type WeekStart, weekOf } from '@rules/calendar/school-week';
import { type LessonPlan } from '../plan';

export type PlanDay = { date: string; plans: LessonPlan[] };
export type PlanWeek = { week: string; days: PlanDay[] };

function grouped(
  plans: readonly LessonPlan[],
  keyOf: (plan: LessonPlan) => string,
): [string, LessonPlan[]][] {
  const groups = new Map<string, LessonPlan[]>();
  for (const plan of plans) groups.set(keyOf(plan), [...(groups.get(keyOf(plan)) ?? []), plan]);
  return [...groups];
}

const byStart = (one: LessonPlan, other: LessonPlan) => one.startTime.localeCompare(other.startTime);

/** Weeks and days in the order given, lessons in the order of the day. */
export function planWeeks(plans: readonly LessonPlan[], weekStart: WeekStart): PlanWeek[] {
  return grouped(plans, ({ date }) => weekOf(date, weekStart)).map(([week, ofWeek]) => ({
    week,
    days: grouped(ofWeek, ({ date }) => date).map(([date, ofDay]) => ({
      date,
      plans: ofDay.toSorted(byStart),
    })),
  }));
}

/** "12 daripada 15 rancangan lengkap."; of one plan or more. */
export function completionSentence(plans: readonly LessonPlan[], isMoreToCome: boolean): string {
  const complete = plans.filter(({ isComplete }) => isComplete).length;
  const which = isMoreToCome ? 'rancangan terkini' : 'rancangan';
  if (complete === plans.length) return `Semua ${plans.length} ${which} lengkap.`;
  return `${complete} daripada ${plans.length} ${which} lengkap.`;
}
