import { readableUrl } from './readable-url.js';

describe('the address of a request', () => {
  it.each(['/', '/api/schools', '/api/x%20y?a=%zz', '/%E6%95%B0', '/?%', '/a?b?c'])(
    'stays as it is: %s',
    (url) => {
      expect(readableUrl({ url })).toBe(url);
    },
  );

  it.each([
    ['/api/%', '/api/%25'],
    ['/api/%zz?a=%zz', '/api/%25zz?a=%zz'],
    ['/%c0%80', '/%25c0%2580'],
    ['/%20/%E6', '/%2520/%25E6'],
  ])('that cannot be decoded is taken literally: %s', (url, literal) => {
    expect(readableUrl({ url })).toBe(literal);
    expect(readableUrl({ url: literal })).toBe(literal);
  });
});
