import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { profileOf } from '../school-profile';
import type { Draft } from './draft';

type RegisterSchool = components['schemas']['RegisterSchoolDto'];

function orderOf(draft: Draft, session: string): RegisterSchool {
  return {
    code: draft.code.trim(),
    name: draft.name.trim(),
    ...profileOf(draft),
    session,
    displayName: draft.displayName.trim(),
    ...__CONSENT__,
  };
}

export function register(draft: Draft, session: string): Promise<unknown> {
  const params = { header: { 'Idempotency-Key': draft.key } };
  return unwrap(api.POST('/api/schools/registrations', { params, body: orderOf(draft, session) }));
}
