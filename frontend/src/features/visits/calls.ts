import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type VisitorLink = Schemas['VisitorLinkDto'];
export type MadeLink = Schemas['MadeVisitorLinkDto'];
export type NewLink = Schemas['NewVisitorLinkDto'];
export type Opening = Schemas['OpeningDto'];
/** Of whom plans may be shown. */
export type Teacher = Readonly<{ id: string; name: string }>;

export const linksQuery = () =>
  queryOptions({
    queryKey: ['visitor-links'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visitor-links', { signal })),
    select: ({ items }) => items,
  });

export const openingsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['visitor-links', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      unwrap(
        api.GET('/api/visitor-links/{id}/openings', { params: { path: { id }, query: { cursor } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Its address is told this once. */
export const makeLink = (body: NewLink): Promise<MadeLink> =>
  unwrap(api.POST('/api/visitor-links', { body }));
export const renewLink = (id: string): Promise<MadeLink> =>
  unwrap(api.POST('/api/visitor-links/{id}/renewal', { params: { path: { id } } }));
export const withdrawLink = (id: string) =>
  unwrap(api.DELETE('/api/visitor-links/{id}', { params: { path: { id } } }));
