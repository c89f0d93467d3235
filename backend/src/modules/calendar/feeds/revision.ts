import { sql } from 'kysely';
import type { Revised } from '../domain/feed.js';

export type Revision = Pick<Revised, 'revision' | 'revisedAt'>;

/** Columns that a trigger counts: a deletion and a restoration too, which leave the version as it was. */
export const REVISION = [
  sql<number>`revision`.as('revision'),
  sql<number>`floor(extract(epoch FROM revised_at) * 1000)::float8`.as('revisedAt'),
] as const;
