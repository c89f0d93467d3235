import { probeState } from './probe-state';

it.each([
  ['a healthy answer', 200, {}, 'works'],
  ['a refusal for want of a session', 401, { message: 'no' }, 'works'],
  ['a function that is not there', 404, { code: 'NOT_FOUND' }, 'works'],
  ['a table that is not there', 404, { code: 'PGRST205' }, 'works'],
  ['a gateway that knows no such path', 404, { message: 'no Route matched with those values' }, 'absent'],
  ['our own server without the service', 404, { code: 404, error_code: 'not_found' }, 'absent'],
  ['a 404 without a body', 404, null, 'absent'],
  ['a failure', 503, {}, 'failed'],
])('%s', (_sentence, status, body, kind) => {
  expect(probeState(status, body).kind).toBe(kind);
});
