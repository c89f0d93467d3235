import { queryClient } from '../api/query-client';
import { currentSchoolQuery } from '../school/current-school';
import { lendTiles } from '../school/tiles';
import type { Page } from '../site/page';
import { askForPage, fetchPage, pageAt } from './page-ahead';

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
  const opened = pageAt('/dashboard', [page('/dashboard', fetched), page('/rph', fetched)]);
  if (opened) fetchPage(opened);
  expect(fetched).toEqual(['/dashboard', 'for everybody']);
});

it('a page that cannot be fetched fails where it is opened, not here', async () => {
  const broken = { ...page('/rph', []), load: () => Promise.reject(new Error('The network is down.')) };
  expect(() => fetchPage(broken)).not.toThrow();
  await new Promise(setImmediate);
});

it('a page and those of its tiles that the person sees ask for what they show first, by the school and the address', async () => {
  const asked: unknown[] = [];
  const ask = (name: string) => async (school: { state: string | null }, search?: URLSearchParams) =>
    void asked.push([name, school.state, search?.get('minggu')]);
  const tile = { page: '/rph', order: 1, width: 'wide' as const, load: async () => Nothing };
  lendTiles([
    { ...tile, fetch: ask('tile') },
    { ...tile, fetch: ask('tile of administrators'), isForAdministrators: true },
  ]);
  queryClient.setQueryData(currentSchoolQuery().queryKey, {
    school: { code: 'aba1001', name: 'SK Seri Contoh', state: '02', weekStart: 'sunday' },
    membership: { role: 'teacher', roles: ['teacher'], duties: [], displayName: 'Cikgu Satu' },
  });
  const opened: Page = { ...page('/rph', []), fetch: ask('page') };
  await askForPage(opened, new URLSearchParams('minggu=2026-09-20'));
  expect(asked).toEqual([
    ['page', '02', '2026-09-20'],
    ['tile', '02', '2026-09-20'],
  ]);
});
