import { unwrittenParts } from '@rules/lesson-plans/domain/lesson-plan';
import type { PlanFields } from '../plan';

type Timed = Pick<PlanFields, 'date' | 'startTime'>;
type Listed = Timed &
  Pick<PlanFields, 'objective' | 'activities' | 'reflection'> &
  Readonly<{ id: string; isUnseen: boolean }>;

const timeOf = ({ date, startTime }: Timed) => `${date} ${startTime}`;

/** Of a week: the next plan that lacks what is written before its lesson, or that nobody has looked at; after the last the first again. */
export function nextGap<Plan extends Listed>(
  plans: readonly Plan[],
  planId: string,
  now: Timed,
): Plan | undefined {
  const gaps = plans
    .filter((plan) => plan.id !== planId && (plan.isUnseen || hasGap(plan)))
    .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  return gaps.find((plan) => timeOf(plan) >= timeOf(now)) ?? gaps[0];
}

function hasGap(plan: Listed): boolean {
  return unwrittenParts(plan).some((part) => part !== 'reflection');
}
