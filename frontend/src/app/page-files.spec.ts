import { lendTiles } from '../school/tiles';
import type { Page } from '../site/page';
import { fetchPageAt } from './page-files';

const Nothing = () => null;

function page(path: string, fetched: string[]): Page {
  const load = async () => {
    fetched.push(path);
    return Nothing;
  };
  return { path, title: path, host: 'school', access: 'auth', layout: 'school', load };
}

it('the page of an address is fetched with its tiles, and no other', () => {
  const fetched: string[] = [];
  const tile = (name: string, isForAdministrators?: true) => ({
    page: '/dashboard',
    order: 1,
    width: 'wide' as const,
    isForAdministrators,
    load: async () => {
      fetched.push(name);
      return Nothing;
    },
  });
  lendTiles([tile('for everybody'), tile('for administrators', true)]);
  fetchPageAt('/dashboard', [page('/dashboard', fetched), page('/rph', fetched)]);
  expect(fetched).toEqual(['/dashboard', 'for everybody']);
});

it('a page that cannot be fetched fails where it is opened, not here', async () => {
  const broken = { ...page('/rph', []), load: () => Promise.reject(new Error('The network is down.')) };
  expect(() => fetchPageAt('/rph', [broken])).not.toThrow();
  await new Promise(setImmediate);
});
