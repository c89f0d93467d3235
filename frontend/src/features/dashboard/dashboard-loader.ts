import type { ComponentType } from 'react';
import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';
import { type Tile, tilesOf } from '../../school/tiles';
import { paths } from '../../site/paths';

export type LoadedTile = Pick<Tile, 'order' | 'width'> & { Part: ComponentType };
export type DashboardData = Awaited<ReturnType<typeof dashboardLoader>>;

/** What comes later than this comes into its place on the page. */
const patience = 2_500;

export const dashboardLoader = () => tilesLoader(paths.dashboard);
export const adminDashboardLoader = () => tilesLoader(paths.adminDashboard);

/** What decides the shape of a page of tiles is there before it is drawn, so that nothing on it moves. */
async function tilesLoader(page: string) {
  const { school, membership } = await queryClient.ensureQueryData(currentSchoolQuery());
  const tiles = tilesOf(page, membership);
  const [loaded] = await Promise.all([
    Promise.all(tiles.map(loadTile)),
    Promise.race([
      Promise.allSettled(tiles.map(({ fetch }) => fetch?.(school))),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]),
  ]);
  return { tiles: loaded };
}

async function loadTile({ order, width, load }: Tile): Promise<LoadedTile> {
  return { order, width, Part: await load() };
}
