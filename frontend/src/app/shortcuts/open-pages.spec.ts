import type { RouteDescription } from '../../site/route-description';
import { openPages, type Person } from './open-pages';

const routes: Record<string, RouteDescription> = {
  '/rph': { title: 'Rancangan', host: 'school', access: 'auth' },
  '/pengguna': { title: 'Pengguna', host: 'school', access: 'admin' },
  '/penyelia': { title: 'Penyelia', host: 'school', access: 'supervisor' },
  '/settings': { title: 'Tetapan', host: 'both', access: 'public' },
  '/daftar': { title: 'Daftar', host: 'main', access: 'public' },
  '/school-management/settings': { title: 'Tetapan sekolah', host: 'both', access: 'management' },
  '/operations': { title: 'Operasi', host: 'main', access: 'auth' },
  '/murid/:id': { title: 'Murid', host: 'school', access: 'auth' },
};

const visitor: Person = { host: 'main', isSignedIn: false, isStaff: false };
const inSchool = (role: Person['role']): Person => ({
  host: 'school',
  isSignedIn: true,
  role,
  isStaff: false,
});

describe('the palette leads to', () => {
  it.each<[string, Person, string[]]>([
    ['the pages of a teacher', inSchool('teacher'), ['/rph', '/settings']],
    [
      'those of an administrator',
      inSchool('main_admin'),
      ['/rph', '/pengguna', '/settings', '/school-management/settings'],
    ],
    ['those of a supervisor', inSchool('supervisor'), ['/rph', '/penyelia', '/settings']],
    ['what is open to a visitor of a school', { ...visitor, host: 'school' }, ['/settings']],
    ['what is open on the main domain', visitor, ['/settings', '/daftar']],
    [
      'nothing of the staff for a teacher on the main domain',
      { ...visitor, isSignedIn: true },
      ['/settings', '/daftar', '/school-management/settings'],
    ],
    [
      'the pages of the staff for the staff',
      { ...visitor, isSignedIn: true, isStaff: true },
      ['/settings', '/daftar', '/school-management/settings', '/operations'],
    ],
  ])('%s', (_whose, person, expected) => {
    expect(openPages(routes, person).map(({ path }) => path)).toEqual(expected);
  });
});
