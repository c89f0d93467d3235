import type { SchoolRole } from '../../api/role-names';
import type { Address, Layout } from '../../site/page';
import { openPages, type Person } from './open-pages';

const listed: (Address & { layout?: Layout; isForOwnSchool?: true })[] = [
  { path: '/rph', title: 'Rancangan', host: 'school', access: 'auth' },
  { path: '/pengguna', title: 'Pengguna', host: 'school', access: 'admin' },
  { path: '/penyelia', title: 'Penyelia', host: 'school', access: 'supervisor' },
  { path: '/settings', title: 'Tetapan', host: 'both', access: 'public' },
  { path: '/daftar', title: 'Daftar', host: 'main', access: 'public' },
  { path: '/school-management/settings', title: 'Tetapan sekolah', host: 'both', access: 'management' },
  { path: '/operations', title: 'Operasi', host: 'main', access: 'auth', layout: 'operations' },
  { path: '/murid/:id', title: 'Murid', host: 'school', access: 'auth' },
  {
    path: '/school-management/:schoolCode/billing',
    title: 'Langganan',
    host: 'both',
    access: 'management',
    isForOwnSchool: true,
  },
];

const visitor: Person = { host: 'main', isSignedIn: false, isStaff: false };
const inSchool = (role: SchoolRole, ...others: SchoolRole[]): Person => ({
  host: 'school',
  isSignedIn: true,
  membership: { role, roles: [...others, role] },
  isStaff: false,
});

describe('the palette leads to', () => {
  it.each<[string, Person, string[]]>([
    [
      'the pages of a teacher',
      inSchool('teacher'),
      ['/rph', '/settings', '/school-management/:schoolCode/billing'],
    ],
    [
      'those of an administrator',
      inSchool('main_admin'),
      [
        '/rph',
        '/pengguna',
        '/settings',
        '/school-management/settings',
        '/school-management/:schoolCode/billing',
      ],
    ],
    [
      'those of a supervisor',
      inSchool('supervisor'),
      ['/rph', '/penyelia', '/settings', '/school-management/:schoolCode/billing'],
    ],
    [
      'those of an administrator who supervises, too',
      inSchool('admin', 'supervisor'),
      [
        '/rph',
        '/pengguna',
        '/penyelia',
        '/settings',
        '/school-management/settings',
        '/school-management/:schoolCode/billing',
      ],
    ],
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
    expect(openPages(listed, person).map(({ path }) => path)).toEqual(expected);
  });
});
