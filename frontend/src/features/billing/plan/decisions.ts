import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';

/** Of the next term. */
export const choosePlan = (schoolCode: string, planCode: string) =>
  unwrap(api.POST('/api/billing/plan-choices', { body: { schoolCode, planCode } }));

/** At the end of the term. */
export const cancel = (schoolCode: string, reason: string) =>
  unwrap(api.POST('/api/billing/cancellations', { body: { schoolCode, reason } }));

export const withdrawCancellation = (schoolCode: string) =>
  unwrap(api.POST('/api/billing/cancellation-withdrawals', { body: { schoolCode } }));
