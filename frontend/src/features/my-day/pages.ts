import type { Tile } from '../../school/tiles';
import { paths } from '../../site/paths';

const fetchDay: NonNullable<Tile['fetch']> = async (school) =>
  (await import('./my-day-tiles')).fetchDay(school);

/** The day of whoever teaches: what is now, what is owed, and the week. */
export const myDayTiles: readonly Tile[] = [
  {
    page: paths.dashboard,
    order: 30,
    width: 'wide',
    load: async () => (await import('./my-day-tiles')).NowTile,
    fetch: fetchDay,
  },
  {
    page: paths.dashboard,
    order: 40,
    width: 'narrow',
    load: async () => (await import('./my-day-tiles')).ToDoTile,
  },
  {
    page: paths.dashboard,
    order: 60,
    width: 'foot',
    load: async () => (await import('./my-day-tiles')).WeekTile,
  },
];
