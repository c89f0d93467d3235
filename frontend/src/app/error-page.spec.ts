import { ApiError } from '../api/api-error';
import { isBot } from './bot';
import { errorPageOf } from './error-page';
import { NotFoundError } from './navigation/verdict';

describe('the error page', () => {
  it('of an address without a route has the title Page Not Found', () => {
    const notFound = { title: 'Page Not Found', message: 'Page not found: /tiada?a=1' };
    expect(errorPageOf(new NotFoundError(notFound))).toEqual({ status: 404, ...notFound });
  });

  it.each([
    ['does not belong to', 'NOT_A_MEMBER'],
    ['may not enter for some time', 'MEMBER_SUSPENDED'],
  ])('of a school the person %s says whom to ask', (_sentence, code) => {
    const refusal = new ApiError(code, 403, '');
    expect(errorPageOf(refusal)).toMatchObject({
      status: 403,
      message: expect.stringContaining('hubungi pentadbir sekolah'),
    });
  });

  it.each([
    'Failed to fetch dynamically imported module: http://x/assets/a.js',
    'error loading dynamically imported module: http://x/assets/a.js',
    'Importing a module script failed.',
  ])('of a part that the network kept from arriving says so, and that nothing is lost (%s)', (message) => {
    const told = errorPageOf(new TypeError(message), true);
    expect(told).toMatchObject({ title: 'Bahagian ini belum ada dalam peranti' });
    expect(told.message).toContain('kekal dalam peranti');
    expect(told.status).toBeUndefined();
    expect(errorPageOf(new TypeError(message), false)).toMatchObject({ status: 500 });
  });

  it('of anything else has the title Internal Server Error', () => {
    expect(errorPageOf(new Error('x'))).toMatchObject({ status: 500, title: 'Internal Server Error' });
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (Linux) Chrome/150.0 Safari/537.36', false],
  ['Mozilla/5.0 bottle', false],
])('%s gets no error page: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
