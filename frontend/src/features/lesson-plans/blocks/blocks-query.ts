import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { orKept } from '../../../session/kept-day';

type Schemas = components['schemas'];
export type PlanBlock = Schemas['ListedPlanBlockDto'];
export type BlockText = Pick<PlanBlock, 'name' | 'steps' | 'isShared'>;

export const blocksKey = ['plan-blocks'];

/** One's own blocks, then those that colleagues share. */
export const blocksQuery = queryOptions({
  queryKey: blocksKey,
  queryFn: ({ signal }) => unwrap(api.GET('/api/plan-blocks', { signal })),
  persister: (ask, context, query) => orKept(() => ask(context), query),
  networkMode: 'offlineFirst',
  select: ({ items }) => items,
});

const named = (id: string) => ({ params: { path: { id } } });

export const addBlock = (body: BlockText & { id: string }) => unwrap(api.POST('/api/plan-blocks', { body }));
export const changeBlock = ({ id, ...body }: BlockText & { id: string; version: number }) =>
  unwrap(api.PUT('/api/plan-blocks/{id}', { ...named(id), body }));
export const deleteBlock = (id: string) => unwrap(api.DELETE('/api/plan-blocks/{id}', named(id)));
export const restoreBlock = (id: string) => unwrap(api.POST('/api/plan-blocks/{id}/restoration', named(id)));
