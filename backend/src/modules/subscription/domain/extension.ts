import { DAY_MS } from '../../../platform/calendar/day.js';
import type { SubscriptionAssessment } from './assess-subscription.js';

/** A school that is paid for longer needs no grace yet. */
const SOON_DAYS = 30;

/** Why grace is not extended. MOVED: it was since whoever orders it looked, most likely by the same order of another. */
export type ExtensionRefusal = 'NOTHING_TO_EXTEND' | 'MOVED';

/** `seenEnd`: the end of grace that the order counts from, epoch milliseconds; null where it does not say. */
export function extensionRefusal(
  { expiresAt, gracePeriodEnd }: Pick<SubscriptionAssessment, 'expiresAt' | 'gracePeriodEnd'>,
  seenEnd: number | null,
  now: number,
): ExtensionRefusal | null {
  if (expiresAt === null || expiresAt - now > SOON_DAYS * DAY_MS) return 'NOTHING_TO_EXTEND';
  return seenEnd === null || seenEnd === gracePeriodEnd ? null : 'MOVED';
}
