import type { LoadedTile } from './dashboard-loader';

type TilesOfWidthProps = { tiles: readonly LoadedTile[]; width: LoadedTile['width'] };

/** What features give to one column of a page. */
export function TilesOfWidth({ tiles, width }: TilesOfWidthProps) {
  return tiles.filter((tile) => tile.width === width).map(({ order, Part }) => <Part key={order} />);
}
