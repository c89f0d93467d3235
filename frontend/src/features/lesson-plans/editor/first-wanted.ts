import type { PlanFields } from '../plan';
import type { SentPlan } from '../sending/calls';
import { remarkedParts } from '../sending/section-names';
import { gapOf } from '../week/plan-gap';
import type { WeekItem } from '../week/week-days';
import type { PartName } from './parts/plan-parts';

type Opened = Readonly<{
  text: PlanFields;
  /** The server has it. */
  isKnown: boolean;
  sent: SentPlan | undefined;
  /** As it stands in its week, where that is known. */
  item: Pick<WeekItem, 'gap' | 'state'> | undefined;
}>;

/** What has the focus when a plan is opened: what was said of it last, else what it lacks before its lesson. */
export function firstWanted({ text, isKnown, sent, item }: Opened): PartName | null {
  if (!isKnown || sent?.isSealed) return null;
  const sending = item?.state.sending;
  if (sending === 'sent' || sending === 'verified') return null;
  const told = { hasYearlyPlan: null, isAhead: false };
  const gap = item ? item.gap : gapOf({ ...text, isUnseen: false }, told);
  return remarkedParts(sent).at(-1) ?? gap?.part ?? null;
}
