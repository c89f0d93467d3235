import { requestIdOf } from './request-id.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('a request is called', () => {
  it('as whoever stands in front called it', () => {
    expect(
      requestIdOf({ 'x-request-id': 'a1b2c3d4-1', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }),
    ).toBe('a1b2c3d4-1');
  });

  it('by its trace, where it has one', () => {
    expect(requestIdOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE);
  });

  it.each([
    {},
    { 'x-request-id': 'short' },
    { 'x-request-id': 'with space in it' },
    { traceparent: `00-${TRACE}` },
  ])('as nothing else is, when it says %j', (headers) => {
    const [one, other] = [requestIdOf(headers), requestIdOf(headers)];
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });
});
