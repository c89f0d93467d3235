import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';

export const withdrawClaim = (schoolCode: string, id: string) =>
  unwrap(api.DELETE('/api/billing/claims/{id}', { params: { path: { id }, query: { schoolCode } } }));
