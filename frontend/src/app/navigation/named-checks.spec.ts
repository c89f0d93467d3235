import { adminOnly, auth, supervisorOnly } from './named-checks';
import type { Check, SchoolRole } from './navigation-input';
import { navigationTo } from './navigation-input.builder';
import { allow, redirectTo } from './verdict';

it('whoever has several roles opens what any of them opens', async () => {
  const both = navigationTo('/x', { roles: async () => ['supervisor', 'admin'] });
  expect([await adminOnly(both), await supervisorOnly(both)]).toEqual([allow, allow]);
});

it('auth sends someone without a session to sign in and remembers where they were going', () => {
  const input = navigationTo('/rph?minggu=40', { isSignedIn: false });
  expect(auth(input)).toEqual(redirectTo('/auth/login', { remember: '/rph?minggu=40' }));
});

it.each<[string, Check, (SchoolRole | undefined)[], (SchoolRole | undefined)[]]>([
  ['admin-only', adminOnly, ['admin', 'main_admin'], ['teacher', 'supervisor', undefined]],
  ['supervisor-only', supervisorOnly, ['supervisor'], ['teacher', 'admin', 'main_admin', undefined]],
])('%s opens for its roles alone', async (_name, check, welcome, refused) => {
  for (const role of welcome) {
    expect(await check(navigationTo('/x', { roles: async () => role && [role] }))).toEqual(allow);
  }
  for (const role of refused) {
    const verdict = await check(navigationTo('/x', { roles: async () => role && [role] }));
    expect(verdict).toMatchObject({ kind: 'redirect', to: '/dashboard' });
  }
});
