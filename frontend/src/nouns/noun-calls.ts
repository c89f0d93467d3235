import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { request } from '../api/client';
import type { Kept } from '../api/kept';
import type { paths } from '../api/schema';
import type { Bounds } from '../forms/use-form';

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never;
type SentTo<Operation> = Operation extends { requestBody: infer Body } ? JsonOf<Body> : never;
type ToldBy<Operation> = Operation extends { responses: infer Replies }
  ? { [Status in keyof Replies]: Status extends 200 | 201 ? JsonOf<Replies[Status]> : never }[keyof Replies]
  : never;
type RowOf<Path extends keyof paths> =
  ToldBy<paths[Path]['get']> extends { items: readonly (infer Row)[] } ? Row : never;
type QueryOf<Path extends keyof paths> = paths[Path]['get'] extends { parameters: { query?: infer Query } }
  ? Query
  : undefined;

/** What is typed of one, whether it is made or changed. */
type ContentOf<Path extends keyof paths> = Omit<SentTo<paths[Path]['post']>, 'id'>;

/** Where the contract keeps a noun: listed and made here, changed and deleted by its id, restored. A path whose change
 * wants more than what is made and its version is none. */
export type NounPath = {
  [Path in keyof paths]: `${Path}/{id}/restoration` extends keyof paths
    ? `${Path}/{id}` extends keyof paths
      ? ContentOf<Path> & { version: number } extends SentTo<paths[`${Path}/{id}`]['put']>
        ? Path
        : never
      : never
    : never;
}[keyof paths];

/** What forms and lists do to a noun. */
export type NounWrites<Content, Saved> = {
  /** Of what is made. */
  bounds: Bounds;
  /** By each of them. */
  changes: readonly [Kept];
  add: (made: Content & { id: string }) => Promise<Saved>;
  change: (changed: Content & { id: string; version: number }) => Promise<Saved>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
};

/**
 * The calls of a noun, typed by the contract. `kept`: what its writes change, and its lists stand under.
 */
export function nounCalls<Path extends NounPath>(path: Path, bounds: Bounds, kept: Kept) {
  const one = (id: string) => ({ params: { path: { id } } });
  const writes: NounWrites<ContentOf<Path>, ToldBy<paths[Path]['post']>> = {
    bounds,
    changes: [kept],
    add: (body) => unwrap(request('post', path, { body })),
    change: ({ id, ...body }) => unwrap(request('put', `${path}/{id}`, { ...one(id), body })),
    remove: (id) => unwrap(request('delete', `${path}/{id}`, one(id))),
    restore: (id) => unwrap(request('post', `${path}/{id}/restoration`, one(id))),
  };
  const list = (query: QueryOf<Path>) =>
    queryOptions({
      queryKey: [kept, path, JSON.stringify(query)] as QueryKey,
      queryFn: ({ signal }) =>
        unwrap(request<{ items: RowOf<Path>[] }>('get', path, { params: { query: query ?? {} }, signal })),
      select: ({ items }) => items,
    });
  return { ...writes, list };
}
