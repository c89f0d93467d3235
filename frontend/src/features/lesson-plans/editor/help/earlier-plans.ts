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
    .filter((plan) => momentOf(plan) < momentOf(now))
    .toSorted((one, other) => rank(one) - rank(other) || momentOf(other).localeCompare(momentOf(one)))
    .slice(0, MOST);
}

const momentOf = ({ date, startTime }: Pick<PlanFields, 'date' | 'startTime'>) => `${date} ${startTime}`;
