import { assert, property, string, webPath } from 'fast-check';
import { matchesPattern } from './path-pattern';

it.each([
  ['/landing', '/landing', true],
  ['/landing', '/landing/', false],
  ['/landing', '/landing/x', false],
  ['/auth/*', '/auth/login', true],
  ['/auth/*', '/auth/a/b', true],
  ['/auth/*', '/auth/', true],
  ['/auth/*', '/auth', false],
  ['/auth*', '/authority', true],
  ['*', '/', true],
  ['*/billing', '/school-management/aba1001/billing', true],
  ['/a.b', '/axb', false],
  ['/a.b', '/a.b', true],
  ['/a+(b)', '/a+(b)', true],
  ['/a[bc]$', '/a[bc]$', true],
  ['/a[bc]$', '/ab', false],
])('the pattern %s on %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

it('a pattern without * matches itself alone, whatever its characters', () => {
  const literal = string().filter((text) => !text.includes('*'));
  assert(
    property(literal, literal, (pattern, path) => {
      expect(matchesPattern(pattern, pattern)).toBe(true);
      expect(matchesPattern(pattern, path)).toBe(pattern === path);
    }),
  );
});

it('* matches anything in its place', () => {
  assert(
    property(webPath(), webPath(), webPath(), (before, between, after) => {
      expect(matchesPattern(`${before}*${after}`, before + between + after)).toBe(true);
    }),
  );
});
