import { withOwnEnd } from './own-clock';

const received = 1_800_000_000_000;

it.each([
  ['ten minutes ahead', received / 1000 - 600],
  ['ten minutes behind', received / 1000 + 600],
])('on a device whose clock is %s a session lives as long as the server says', (_where, serverNow) => {
  const body = { access_token: 'a', expires_in: 600, expires_at: serverNow + 600 };
  expect(withOwnEnd(body, received)).toEqual({ ...body, expires_at: received / 1000 + 600 });
});

it('an answer without a session stays as it is', () => {
  const body = { msg: 'Confirmation link accepted', code: '200' };
  expect(withOwnEnd(body, received)).toBe(body);
});
