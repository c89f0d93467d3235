import { routesOf } from '../../build/server-files';
import { developerPaths, paths } from '../site/paths';

const pathsOf = (mode: string) => routesOf(mode).map(({ path }) => path);

it('a production build holds no developer page, the design system among them', () => {
  const held = pathsOf('production');
  expect(Object.values<string>(developerPaths)).toEqual(expect.arrayContaining(['/ui', '/components']));
  expect(held).toContain(paths.settings);
  expect(held.filter((path) => Object.values<string>(developerPaths).includes(path))).toEqual([]);
});

it('other builds hold them all', () => {
  expect(pathsOf('development')).toEqual(expect.arrayContaining(Object.values(developerPaths)));
});

it('no address is listed twice', () => {
  const held = routesOf('production').filter(({ isArea }) => !isArea);
  expect(new Set(held.map(({ path }) => path)).size).toBe(held.length);
});
