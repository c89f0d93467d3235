import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { toldDaysOf, type UnusualDay, unusualDay, weekOfSchool } from '@rules/calendar/domain/school-days';
import { groupedBy } from '../../../ui/grouped-by';
import { type LessonPlan, missingParts } from '../plan';

export type PlanDay = { date: string; unusual: UnusualDay | null; plans: LessonPlan[] };
export type PlanWeek = { week: string; days: PlanDay[] };

const byStart = (one: LessonPlan, other: LessonPlan) => one.startTime.localeCompare(other.startTime);

/** Weeks in the order given, their days the newest first, lessons in the order of the day. Holidays and days that replace
 * another are among them also when nothing is planned. */
export function planWeeks(plans: readonly LessonPlan[], days: SchoolDays): PlanWeek[] {
  return groupedBy(plans, ({ date }) => weekOfSchool(days, date)).map(([week, ofWeek]) => {
    const dates = new Set([
      ...ofWeek.map(({ date }) => date),
      ...toldDaysOf(days, week).filter((date) => unusualDay(days, date)),
    ]);
    return {
      week,
      days: [...dates]
        .toSorted()
        .toReversed()
        .map((date) => ({
          date,
          unusual: unusualDay(days, date),
          plans: ofWeek.filter((plan) => plan.date === date).toSorted(byStart),
        })),
    };
  });
}

/** "12 daripada 15 rancangan lengkap."; of one plan or more. */
export function completionSentence(plans: readonly LessonPlan[], isMoreToCome: boolean, now: Date): string {
  const complete = plans.filter((plan) => missingParts(plan, now) === '').length;
  const which = isMoreToCome ? 'rancangan terkini' : 'rancangan';
  if (complete === plans.length) return `Semua ${plans.length} ${which} lengkap.`;
  return `${complete} daripada ${plans.length} ${which} lengkap.`;
}
