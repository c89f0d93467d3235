import { lendTiles, type Tile, tilesOf } from './tiles';

const load = () => Promise.reject(new Error('not drawn here'));
const tile = (order: number, more: Partial<Tile> = {}): Tile => ({
  page: '/dashboard',
  order,
  width: 'whole',
  load,
  ...more,
});
const member = (role: 'teacher' | 'supervisor' | 'admin') => ({ role, roles: [role] });
const orders = (tiles: readonly Tile[]) => tiles.map(({ order }) => order);

beforeAll(() =>
  lendTiles([
    tile(30),
    tile(10, { isForAdministrators: true }),
    tile(15, { isForSupervisors: true }),
    tile(20, { page: '/other' }),
  ]),
);
afterAll(() => lendTiles([]));

it('a page shows its own tiles in order, those of administrators and of supervisors to them alone', () => {
  expect(orders(tilesOf('/dashboard', member('admin')))).toEqual([10, 30]);
  expect(orders(tilesOf('/dashboard', member('supervisor')))).toEqual([15, 30]);
  expect(orders(tilesOf('/dashboard', member('teacher')))).toEqual([30]);
});

it('while it is not known who opens the page, only what everybody sees is fetched', () => {
  expect(orders(tilesOf('/dashboard', null))).toEqual([30]);
});
