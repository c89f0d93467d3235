import { routesOf } from '../../build/server-files';
import { developerPaths, paths } from './paths';

const pathsOf = (mode: string) => routesOf(mode).map(({ path }) => path);

it('a production build holds the design system and no other developer page', () => {
  const held = pathsOf('production');
  expect(held).toEqual(expect.arrayContaining([paths.gallery, paths.components]));
  expect(held.filter((path) => Object.values<string>(developerPaths).includes(path))).toEqual([]);
});

it('other builds hold them all', () => {
  expect(pathsOf('development')).toEqual(expect.arrayContaining(Object.values(developerPaths)));
});

it('no address is listed twice', () => {
  const held = routesOf('production').filter(({ isArea }) => !isArea);
  expect(new Set(held.map(({ path }) => path)).size).toBe(held.length);
});
