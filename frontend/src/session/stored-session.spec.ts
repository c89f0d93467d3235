import { freshSessionIn } from './stored-session';

const now = 1_800_000_000_000;
const expiring = (inSeconds: number) =>
  JSON.stringify({ access_token: 'a', user: { id: '1' }, expires_at: now / 1000 + inSeconds });

it.each([
  ['lives longer than three ticks of 30 s', expiring(91), true],
  ['has three ticks or fewer left', expiring(90), false],
  ['has expired', expiring(-1), false],
  ['is no session', '{"else":1}', false],
  ['is absent', null, false],
])('a stored session that %s serves without the auth library or not', (_what, stored, expected) => {
  expect(freshSessionIn(stored, now) !== undefined).toBe(expected);
});
