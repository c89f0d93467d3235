import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Edition = Schemas['EditionDto'];
export type EditionTree = Schemas['EditionTreeDto'];
export type CurriculumNode = Schemas['NodeDto'];
export type Differences = Schemas['DifferencesDto'];
export type FoundNode = Schemas['FoundNodeDto'];
export type NewEdition = Schemas['NewEditionDto'];
export type NewNode = Schemas['NewNodeDto'];
export type GradeLevel = Edition['gradeLevel'];

const named = (id: string) => ({ params: { path: { id } } });

export const editionsQuery = () =>
  queryOptions({
    queryKey: ['curriculum', 'editions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/curriculum/editions', { signal })),
    select: ({ items }) => items,
  });

export const editionQuery = (id: string) =>
  queryOptions({
    queryKey: ['curriculum', 'editions', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/curriculum/editions/{id}', { ...named(id), signal })),
  });

/** What an edition has otherwise than the earlier one. */
export const differencesQuery = (id: string, from: string) =>
  queryOptions({
    queryKey: ['curriculum', 'editions', id, 'differences', from],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/curriculum/editions/{id}/differences', {
          params: { path: { id }, query: { from } },
          signal,
        }),
      ),
  });

/** `subject`, `level`: undefined for all. */
export const searchQuery = (asked: { q: string; subject?: string; level?: GradeLevel }) =>
  queryOptions({
    queryKey: ['curriculum', 'search', asked],
    queryFn: ({ signal }) => unwrap(api.GET('/api/curriculum/search', { params: { query: asked }, signal })),
    select: ({ items }) => items,
  });

export const addSample = () => unwrap(api.POST('/api/curriculum/editions/sample'));
export const addEdition = (body: NewEdition) => unwrap(api.POST('/api/curriculum/editions', { body }));
export const changeEdition = ({ id, ...body }: NewEdition & { version: number }) =>
  unwrap(api.PUT('/api/curriculum/editions/{id}', { ...named(id), body }));
export const deleteEdition = (id: string) => unwrap(api.DELETE('/api/curriculum/editions/{id}', named(id)));
export const restoreEdition = (id: string) =>
  unwrap(api.POST('/api/curriculum/editions/{id}/restoration', named(id)));

export const addNode = (body: NewNode) => unwrap(api.POST('/api/curriculum/nodes', { body }));
export const changeNode = ({ id, ...body }: NewNode & { version: number }) =>
  unwrap(api.PUT('/api/curriculum/nodes/{id}', { ...named(id), body }));
export const deleteNode = (id: string) => unwrap(api.DELETE('/api/curriculum/nodes/{id}', named(id)));
export const restoreNode = (id: string) =>
  unwrap(api.POST('/api/curriculum/nodes/{id}/restoration', named(id)));
