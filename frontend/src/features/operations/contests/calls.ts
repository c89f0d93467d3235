import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type Contest = Schemas['OpenContestDto'];
export type ContestAnswer = Schemas['ContestAnswerDto']['answer'];

export function contestsQuery() {
  return queryOptions({
    queryKey: ['operations', 'contests'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/operations/contests', { signal })),
    select: ({ contests }) => contests,
  });
}
