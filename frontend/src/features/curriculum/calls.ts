import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { newEditionBounds } from '../../api/bounds/new-edition';
import { newNodeBounds } from '../../api/bounds/new-node';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import { nounCalls } from '../../nouns/noun-calls';

type Schemas = components['schemas'];
export type Edition = Schemas['EditionDto'];
export type EditionTree = Schemas['EditionTreeDto'];
export type CurriculumNode = Schemas['NodeDto'];
export type Differences = Schemas['DifferencesDto'];
export type FoundNode = Schemas['FoundNodeDto'];
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

export const editionNoun = nounCalls('/api/curriculum/editions', newEditionBounds, 'curriculum');
export const nodeNoun = nounCalls('/api/curriculum/nodes', newNodeBounds, 'curriculum');

export const addSample = () => unwrap(api.POST('/api/curriculum/editions/sample'));
