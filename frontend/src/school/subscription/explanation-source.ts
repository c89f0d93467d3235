import type { QueryKey } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

export type Explanation = components['schemas']['ExplanationDto'];
export type ExplanationSource = {
  queryKey: QueryKey;
  load: (signal: AbortSignal) => Promise<Explanation>;
};

/** As the school's administrators ask. Under the key of billing: pushed news of a payment makes it stale too. */
export function explanationForSchool(schoolCode: string): ExplanationSource {
  return {
    queryKey: ['billing', schoolCode, 'explanation'],
    load: (signal) =>
      unwrap(api.GET('/api/subscription/explanation', { params: { query: { schoolCode } }, signal })),
  };
}

/** As the platform's staff ask. Under the key of operations: what they do makes it stale too. */
export function explanationForStaff(code: string): ExplanationSource {
  return {
    queryKey: ['operations', 'explanation', code],
    load: (signal) =>
      unwrap(
        api.GET('/api/operations/finance/schools/{code}/explanation', { params: { path: { code } }, signal }),
      ),
  };
}
