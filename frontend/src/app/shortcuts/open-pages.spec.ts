import type { RouteDescription } from '../route-description';
import { openPages, type Person } from './open-pages';

const routes: Record<string, RouteDescription> = {
  '/rph': { title: 'Rancangan', host: 'school', access: 'auth' },
  '/pengguna': { title: 'Pengguna', host: 'school', access: 'admin' },
  '/penyelia': { title: 'Penyelia', host: 'school', access: 'supervisor' },
  '/settings': { title: 'Tetapan', host: 'both', access: 'public' },
  '/daftar': { title: 'Daftar', host: 'main', access: 'public' },
  '/murid/:id': { title: 'Murid', host: 'school', access: 'auth' },
};

describe('the palette leads to', () => {
  it.each<[string, Person, string[]]>([
    ['the pages of a teacher', { host: 'school', isSignedIn: true, role: 'teacher' }, ['/rph', '/settings']],
    [
      'those of an administrator',
      { host: 'school', isSignedIn: true, role: 'main_admin' },
      ['/rph', '/pengguna', '/settings'],
    ],
    [
      'those of a supervisor',
      { host: 'school', isSignedIn: true, role: 'supervisor' },
      ['/rph', '/penyelia', '/settings'],
    ],
    ['what is open to a visitor of a school', { host: 'school', isSignedIn: false }, ['/settings']],
    ['what is open on the main domain', { host: 'main', isSignedIn: false }, ['/settings', '/daftar']],
  ])('%s', (_whose, person, expected) => {
    expect(openPages(routes, person).map(({ path }) => path)).toEqual(expected);
  });
});
