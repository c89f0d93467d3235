import { SetMetadata } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { SchoolCaller } from '../access/caller.js';

/** Every kind of thing that can be found, each with its rows; the properties come from what modules declare. */
export class FindingsDto {
  [kind: string]: readonly object[];
}

/**
 * A kind of thing that is found by words, and how one is shown. `most`: of one search, so that what many things are
 * called hides no other kind.
 */
export type Findable<Found extends object> = Readonly<{
  kind: string;
  shownAs: new () => Found;
  most: number;
}>;

/** In the caller's reading: what of the kind the caller may open, where every word stands in it. */
export type Find<Found extends object> = (
  caller: SchoolCaller,
  words: readonly string[],
  limit: number,
) => Promise<readonly Found[]>;

export const FINDER = 'rekod:finder';

const defined = new Map<string, Findable<object>>();

/** Stands in the module whose rows they are. The kind is a property of what `GET /api/search` answers. */
export function defineFindable<Found extends object>(findable: Findable<Found>): Findable<Found> {
  const { kind, shownAs } = findable;
  if (defined.has(kind)) throw new Error(`What is found as ${kind} is defined twice.`);
  defined.set(kind, findable);
  ApiProperty({ type: [shownAs] })(FindingsDto.prototype, kind);
  return Object.freeze({ ...findable });
}

export function definedFindables(): readonly Findable<object>[] {
  return [...defined.values()];
}

/** The method finds them. */
export function Finds<Found extends object>({ kind }: Findable<Found>) {
  return <Finder extends Find<Found>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<Finder>,
  ) => SetMetadata(FINDER, kind)(target, key, descriptor);
}
