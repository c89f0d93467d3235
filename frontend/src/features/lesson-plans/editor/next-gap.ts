import type { PlanFields } from '../plan';
import type { ItemToMend } from '../week/week-days';

type Timed = Pick<PlanFields, 'date' | 'startTime'>;

const timeOf = ({ date, startTime }: Timed) => `${date} ${startTime}`;

/** Of what is to be mended in a week, in its order: the next plan after this one; after the last the first again. */
export function nextGap<Item extends Pick<ItemToMend, 'date' | 'startTime' | 'plan'>>(
  toMend: readonly Item[],
  planId: string,
  now: Timed,
): Item | undefined {
  const others = toMend.filter(({ plan }) => plan.id !== planId);
  return others.find((item) => timeOf(item) >= timeOf(now)) ?? others[0];
}
