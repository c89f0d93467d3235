import type { ComponentType } from 'react';
import { administers, type Roles, supervises } from './roles';
import type { CurrentSchool } from './school-context';

/** A part of a page that another feature gives. */
export type Tile = {
  /** The path of the page. */
  page: string;
  /** Small ones stand first. */
  order: number;
  /** `whole` stands over the columns, `foot` below them. */
  width: 'whole' | 'wide' | 'narrow' | 'foot';
  isForAdministrators?: true;
  isForSupervisors?: true;
  load: () => Promise<ComponentType>;
  /** What decides its shape: asked for before the page is drawn. */
  fetch?: (school: CurrentSchool['school']) => Promise<unknown>;
};

let lent: readonly Tile[] = [];

/** By the application, which alone knows all features. */
export function lendTiles(tiles: readonly Tile[]): void {
  lent = tiles;
}

/** What the person sees of them on the page, in order; what everybody does while it is not known who that is. */
export function tilesOf(page: string, membership: Roles | null): readonly Tile[] {
  const isAdministrator = membership !== null && administers(membership);
  const isSupervisor = membership !== null && supervises(membership);
  return lent
    .filter(
      (tile) =>
        tile.page === page &&
        (!tile.isForAdministrators || isAdministrator) &&
        (!tile.isForSupervisors || isSupervisor),
    )
    .toSorted((one, other) => one.order - other.order);
}
