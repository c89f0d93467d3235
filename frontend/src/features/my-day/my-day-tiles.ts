/** The day on the first page: what it asks and what it shows, fetched as one. */
export { fetchDay } from './fetch-day';
export { NowTile } from './tiles/now-tile';
export { ToDoTile } from './tiles/to-do-tile';
export { WeekTile } from './tiles/week-tile';
