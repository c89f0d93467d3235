import { type EndReason, reconnectDelay, type StreamEnd } from './reconnection';

const lost: StreamEnd = { kind: 'lost' };
const ended = (reason: EndReason): StreamEnd => ({
  kind: 'ended',
  reason,
});
const refused = (httpStatus: number): StreamEnd => ({ kind: 'refused', httpStatus });

it.each([
  ['a lost connection waits a second', lost, 0, 1000],
  ['then two', lost, 1, 2000],
  ['then five', lost, 2, 5000],
  ['then ten', lost, 3, 10_000],
  ['and thirty from then on', lost, 40, 30_000],
  ['an expired token is renewed at once', ended('token-expired'), 0, 0],
  ['but not in a tight loop', ended('token-expired'), 1, 2000],
  ['a server that shuts down is given a second', ended('shutdown'), 0, 1000],
  ['a server in trouble too', refused(503), 0, 1000],
  ['a token refused is tried again after a while', refused(401), 1, 2000],
  ['a lost membership ends it', ended('membership-ended'), 0, 'never'],
  ['what gave way to a newer device of the same person leaves it the place', ended('too-many'), 0, 'never'],
  ['an address with too many is asked again in a minute', refused(429), 0, 60_000],
  ['a stranger to the school is not let in by knocking', refused(403), 0, 'never'],
  ['nor at a school that does not exist', refused(404), 0, 'never'],
])('%s', (_rule, end, failures, expected) => {
  expect(reconnectDelay(end, failures, 0.5)).toBe(expected);
});

it('browsers come back spread over a fifth either way', () => {
  expect(reconnectDelay(lost, 3, 0)).toBe(8000);
  expect(reconnectDelay(lost, 3, 1)).toBe(12_000);
});
