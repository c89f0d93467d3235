import type { SchoolRole } from '../../platform/access/access.js';
import { orderedRoles, refuseUnlessMainAdmin, rolesWhenNamed, wordsOfRoles } from './school-role.js';

it('roles stand once each, from the lowest to the highest', () => {
  expect(orderedRoles(['main_admin', 'teacher', 'teacher'])).toEqual(['teacher', 'main_admin']);
});

it.each<[SchoolRole[], string]>([
  [[], 'kakitangan sekolah'],
  [['main_admin'], 'Admin Utama'],
  [['supervisor', 'teacher'], 'guru dan penyelia'],
  [['teacher', 'supervisor', 'admin'], 'guru, penyelia dan pentadbir sekolah'],
])('a mail says %j as: %s', (roles, words) => {
  expect(wordsOfRoles(roles)).toBe(words);
});

it.each<[SchoolRole, SchoolRole[], SchoolRole, SchoolRole[]]>([
  ['teacher', ['teacher'], 'admin', ['admin']],
  ['supervisor', ['teacher', 'supervisor'], 'supervisor', ['teacher', 'supervisor']],
  ['supervisor', ['teacher', 'supervisor'], 'teacher', ['teacher']],
  ['teacher', [], 'teacher', ['teacher']],
])('told as %s, with %j, and named %s anew: %j', (role, roles, named, after) => {
  expect(rolesWhenNamed({ role, roles }, named)).toEqual(after);
});

it('a main administrator is touched by main administrators alone, whatever else they are', () => {
  expect(() => refuseUnlessMainAdmin(['teacher', 'main_admin'], ['main_admin'])).not.toThrow();
  expect(() => refuseUnlessMainAdmin(['teacher', 'admin'], ['teacher', 'main_admin'])).toThrow('main_admin');
  expect(() => refuseUnlessMainAdmin(['admin'], ['teacher', 'supervisor'])).not.toThrow();
});
