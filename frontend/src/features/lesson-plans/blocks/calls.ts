import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { newPlanBlockBounds } from '../../../api/bounds/new-plan-block';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { nounCalls } from '../../../nouns/noun-calls';
import { orKept } from '../../../session/kept-day';

type Schemas = components['schemas'];
export type PlanBlock = Schemas['ListedPlanBlockDto'];
export type BlockText = Pick<PlanBlock, 'name' | 'steps' | 'isShared'>;

export const blockNoun = nounCalls('/api/plan-blocks', newPlanBlockBounds, 'plan-blocks');

/** One's own blocks, then those that colleagues share. */
export const blocksQuery = queryOptions({
  queryKey: ['plan-blocks'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/plan-blocks', { signal })),
  persister: (ask, context, query) => orKept(() => ask(context), query),
  networkMode: 'offlineFirst',
  select: ({ items }) => items,
});
