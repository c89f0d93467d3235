import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { classesKey } from '../api';

type Schemas = components['schemas'];
export type Panel = Schemas['PanelDto'];
export type NewPanel = Schemas['NewPanelDto'];

const named = (id: string) => ({ params: { path: { id } } });

export const panelsQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: [...classesKey, 'panels', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/panels', { params: { query: { academicYearId } }, signal })),
    select: ({ items }) => items,
  });

export const addPanel = (body: NewPanel) => unwrap(api.POST('/api/panels', { body }));
export const changePanel = ({ id, ...body }: NewPanel & { version: number }) =>
  unwrap(api.PUT('/api/panels/{id}', { ...named(id), body }));
export const deletePanel = (id: string) => unwrap(api.DELETE('/api/panels/{id}', named(id)));
export const restorePanel = (id: string) => unwrap(api.POST('/api/panels/{id}/restoration', named(id)));
