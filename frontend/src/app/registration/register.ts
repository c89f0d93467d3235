import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import type { Draft } from './draft';
import { chosen, schoolTypes, states } from './school-choices';

type RegisterSchool = components['schemas']['RegisterSchoolDto'];

function orderOf(draft: Draft): RegisterSchool {
  return {
    code: draft.code.trim(),
    name: draft.name.trim(),
    schoolType: chosen(schoolTypes, draft.schoolType),
    state: chosen(states, draft.state),
    ppd: draft.ppd.trim(),
    teacherCount: Number(draft.teacherCount),
    displayName: draft.displayName.trim(),
    ...__CONSENT__,
  };
}

export function register(draft: Draft): Promise<unknown> {
  const params = { header: { 'Idempotency-Key': draft.key } };
  return unwrap(api.POST('/api/schools/registrations', { params, body: orderOf(draft) }));
}
