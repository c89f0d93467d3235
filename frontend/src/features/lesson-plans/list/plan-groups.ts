import { type WeekStart, weekOf } from '@rules/calendar/school-week';
import { groupedBy } from '../../../ui/grouped-by';
import { type LessonPlan } from '../plan';

export type PlanDay = { date: string; plans: LessonPlan[] };
export type PlanWeek = { week: string; days: PlanDay[] };

const byStart = (one: LessonPlan, other: LessonPlan) => one.startTime.localeCompare(other.startTime);

/** Weeks and days in the order given, lessons in the order of the day. */
export function planWeeks(plans: readonly LessonPlan[], weekStart: WeekStart): PlanWeek[] {
  return groupedBy(plans, ({ date }) => weekOf(date, weekStart)).map(([week, ofWeek]) => ({
    week,
    days: groupedBy(ofWeek, ({ date }) => date).map(([date, ofDay]) => ({
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
