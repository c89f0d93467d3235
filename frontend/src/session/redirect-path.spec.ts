import { assert, property, string, webPath, webQueryParameters } from 'fast-check';
import { cookieIn, hostCookie } from './host-cookie';
import { safeRedirectPath } from './redirect-path';

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
        const cookie = hostCookie('saved', saved, 28800, false).split('; ')[0] ?? '';
        expect(safeRedirectPath(cookieIn(cookie, 'saved') ?? '', origin)).toBe(saved);
      }),
    );
  });
});
