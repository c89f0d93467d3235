import type { LoginRedirectRule } from '../../site/config';
import { developerPages } from '../developer-pages';
import { outsidePages } from '../outside-pages';
import { isGuarded, loginRedirect } from './login-redirect';
import { defaultRule, navigationTo } from './navigation-input.builder';
import { allow, redirectTo } from './verdict';

const rule: LoginRedirectRule = {
  include: [],
  exclude: ['/dskp-lama'],
  login: '/auth/login',
  callback: '/auth/callback',
};

describe('with nothing included by name, everything is guarded', () => {
  it.each([
    ['/dashboard', true],
    ['/rph', true],
    ['/landing', false],
    ['/dskp', false],
    ['/auth/reset', false],
    ['/login', false],
    ['/auth/callback', false],
    ['/dskp-lama', false],
  ])('%s: %s', (path, expected) => {
    expect(isGuarded(rule, path)).toBe(expected);
  });
});

describe('with some included, only those are guarded', () => {
  it.each([
    ['/dashboard', false],
    ['/rph', true],
    ['/rph/x', true],
    ['/rph/public', false],
  ])('%s: %s', (path, expected) => {
    const narrow = { ...rule, include: ['/rph*'], exclude: ['/rph/public'] };
    expect(isGuarded(narrow, path)).toBe(expected);
  });
});

it('a visitor without a session goes to the configured sign-in page of a school, and to /login elsewhere', () => {
  const loginRedirectRule = { ...defaultRule, login: '/auth/simple-login' };
  const config = { subscriptionEnforcement: true, loginRedirect: loginRedirectRule };
  const visitor = { config, isSignedIn: false };
  const remember = '/rph?minggu=40';
  expect(loginRedirect(navigationTo('/rph?minggu=40', visitor))).toEqual(
    redirectTo('/auth/simple-login', { remember }),
  );
  expect(loginRedirect(navigationTo('http://localhost:3000/rph?minggu=40', visitor))).toEqual(
    redirectTo('/login', { remember }),
  );
});

it('a page that is open to everybody asks nobody to sign in, whatever is included', () => {
  const visitor = { isSignedIn: false, route: { host: 'school', access: 'public', isOpen: true } } as const;
  const narrow = { ...defaultRule, include: ['/lawatan/*'] };
  const config = { subscriptionEnforcement: true, loginRedirect: narrow };
  expect(loginRedirect(navigationTo('/lawatan/LI1q8Et', { ...visitor, config }))).toEqual(allow);
  expect([...outsidePages, ...developerPages].filter(({ isOpen }) => !isOpen)).toEqual([]);
});

it('whoever came by a recovery link sets the new password before anything else opens', () => {
  const recovering = { isSignedIn: false, isRecovering: true };
  expect(loginRedirect(navigationTo('/dashboard', recovering))).toEqual(redirectTo('/auth/reset'));
});
