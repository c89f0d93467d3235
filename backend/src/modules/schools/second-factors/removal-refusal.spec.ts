import type { SchoolRole } from '../../../platform/access/access.js';
import { type RemovalRefusal, refusalOfRemoval } from './removal-refusal.js';

type Places = Readonly<Record<string, SchoolRole>>;
const rolesOf = (places: Places) => new Map(Object.entries(places));

it.each<[string, Places, Places, RemovalRefusal | null]>([
  ['an administrator, of a teacher', { a: 'admin' }, { a: 'teacher' }, null],
  ['an administrator, of another', { a: 'admin' }, { a: 'admin' }, null],
  ['an administrator, of the main one', { a: 'admin' }, { a: 'main_admin' }, 'elsewhere'],
  ['a main administrator, of another', { a: 'main_admin' }, { a: 'main_admin' }, null],
  ['a supervisor', { a: 'supervisor' }, { a: 'teacher' }, 'elsewhere'],
  ['who runs both schools', { a: 'admin', b: 'main_admin' }, { a: 'teacher', b: 'main_admin' }, null],
  ['who runs one of two', { a: 'main_admin' }, { a: 'teacher', b: 'teacher' }, 'elsewhere'],
  [
    'who teaches in the other',
    { a: 'main_admin', b: 'teacher' },
    { a: 'teacher', b: 'teacher' },
    'elsewhere',
  ],
  ['who stands below there', { a: 'main_admin', b: 'admin' }, { a: 'teacher', b: 'main_admin' }, 'elsewhere'],
])('%s: %j of %j is %s', (_, remover, owner, refusal) => {
  const person = { userId: 'owner', roles: rolesOf(owner), isStaff: false };
  expect(refusalOfRemoval({ userId: 'remover', roles: rolesOf(remover) }, person)).toBe(refusal);
});

it('of staff of the platform nobody in a school removes it, and nobody their own', () => {
  const main = { userId: 'main', roles: rolesOf({ a: 'main_admin' }) };
  expect(refusalOfRemoval(main, { userId: 'staff', roles: rolesOf({ a: 'teacher' }), isStaff: true })).toBe(
    'staff',
  );
  expect(refusalOfRemoval(main, { ...main, isStaff: true })).toBe('own');
});
