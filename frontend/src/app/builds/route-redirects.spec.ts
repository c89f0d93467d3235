import { redirectsIn } from './route-redirects';

it('of the rules of a build the redirects count, by their path', () => {
  const matcher = { static: { '/lama': { redirect: '/baharu' }, '/rph': {} } };
  expect(redirectsIn({ matcher })).toEqual({ '/lama': '/baharu' });
});
