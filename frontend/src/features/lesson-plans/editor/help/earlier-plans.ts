import type { LessonPlan, PlanFields } from '../../plan';
import { isSameName } from '../standards/offered-standards';

const MOST = 3;

/** Own plans of the same subject that say how they were done: of the class first, then the latest before this lesson. */
export function earlierPlans(plans: readonly LessonPlan[], planId: string, now: PlanFields): LessonPlan[] {
  const rank = ({ className }: LessonPlan) => (isSameName(className, now.className) ? 0 : 1);
  return plans
    .filter(({ id, subject, activities, isSample }) => {
      const isWritten = activities.trim() !== '' && !isSample;
      return id !== planId && isWritten && isSameName(subject, now.subject);
    })
    .filter(({ date }) => date <= now.date)
    .toSorted((one, other) => rank(one) - rank(other) || other.date.localeCompare(one.date))
    .slice(0, MOST);
}
