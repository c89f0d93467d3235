import { isGuarded, type LoginRedirectRule } from './login-redirect';

const rule: LoginRedirectRule = {
  include: [],
  exclude: ['/landing', '/auth/*'],
  login: ['/login'],
  callback: '/auth/callback',
};

describe('with nothing included by name, everything is guarded', () => {
  it.each([
    ['/dashboard', true],
    ['/rph', true],
    ['/landing', false],
    ['/auth/reset', false],
    ['/login', false],
    ['/auth/callback', false],
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
