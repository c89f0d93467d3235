import { routesOf } from '../../build/server-files';
import { developerPaths } from '../site/developer-paths';
import { paths } from '../site/paths';
import { matchingOptions } from '../ui/option-filter';
import { everyPage, places } from './every-page';

it('the pages that are wanted most stand first, those of the public last', () => {
  const wanted: string[] = [paths.dashboard, paths.lessonPlans, paths.settings, paths.terms];
  expect(places.map(({ path }) => path).filter((path) => wanted.includes(path))).toEqual(wanted);
});

it.each([
  ['rph', paths.lessonPlans],
  ['kata laluan', paths.settings],
])('"%s" finds %s, which is called otherwise', (query, path) => {
  const options = places.map((page) => ({ value: page.path, label: 'Halaman', words: page.words }));
  expect(matchingOptions(options, query)[0]?.value).toBe(path);
});

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

it.each(['school', 'main'])('after G each letter leads to one page of a host (%s)', (host) => {
  const letters = everyPage
    .filter((page) => page.letter !== undefined && [host, 'both'].includes(page.host))
    .map(({ letter }) => letter);
  expect(letters).toEqual([...new Set(letters)]);
});
