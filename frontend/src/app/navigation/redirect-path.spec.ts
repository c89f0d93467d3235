import { assert, property, string, webPath, webQueryParameters } from 'fast-check';
import { redirectCookie, redirectPathIn, safeRedirectPath } from './redirect-path';

const origin = 'http://aba1001.localhost:3000';

it.each([
  ['/rph?minggu=40', '/rph?minggu=40'],
  ['/', '/'],
  ['//evil.test/x', undefined],
  ['/\\evil.test', undefined],
  ['/\t/evil.test', undefined],
  ['https://evil.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['rph', undefined],
  ['', undefined],
])('the saved path %j leads to %j', (saved, expected) => {
  expect(safeRedirectPath(saved, origin)).toBe(expected);
});

describe('the cookie of the saved path', () => {
  it('lives 8 hours and is lax', () => {
    expect(redirectCookie('/rph?a=1', 28800, false)).toBe(
      'rekod-redirect-path=%2Frph%3Fa%3D1; Path=/; Max-Age=28800; SameSite=Lax',
    );
  });

  it('is secure in production', () => {
    expect(redirectCookie('/rph', 28800, true)).toMatch(/; Secure$/);
  });

  it('is read back among others', () => {
    expect(redirectPathIn('a=b; rekod-redirect-path=%2Frph%3Fa%3D1; c=d')).toBe('/rph?a=1');
    expect(redirectPathIn('a=b')).toBeUndefined();
    expect(redirectPathIn('rekod-redirect-path=%E0%A4%A')).toBeUndefined();
  });
});

describe('of whatever is saved', () => {
  it('nothing leads to another origin', () => {
    assert(
      property(string({ unit: 'binary' }), (saved) => {
        const path = safeRedirectPath(saved, origin);
        expect(path === undefined || new URL(path, origin).origin === origin).toBe(true);
      }),
    );
  });

  it('every path of this origin comes back with its query', () => {
    assert(
      property(webPath(), webQueryParameters(), (path, query) => {
        const saved = `/rph${path}?${query}`;
        const cookie = redirectCookie(saved, 28800, false).split('; ')[0] ?? '';
        expect(safeRedirectPath(redirectPathIn(cookie) ?? '', origin)).toBe(saved);
      }),
    );
  });
});
