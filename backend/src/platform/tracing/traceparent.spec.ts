import { readTraceparent, traceparentOf, writeTraceparent } from './traceparent.js';

const [TRACE, SPAN] = ['a1'.repeat(16), 'b2'.repeat(8)];

it('is written as it was read', () => {
  const text = `00-${TRACE}-${SPAN}-01`;
  const read = readTraceparent(text);
  expect(read).toEqual({ traceId: TRACE, spanId: SPAN, flags: 1 });
  expect(read && writeTraceparent(read)).toBe(text);
});

it.each([
  ['nothing', ''],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['the version that there may not be', `ff-${TRACE}-${SPAN}-01`],
  ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['something behind it', `00-${TRACE}-${SPAN}-01-x`],
])('%s is none', (_, traceparent) => {
  expect(readTraceparent(traceparent)).toBeNull();
  expect(traceparentOf({ traceparent })).toBeUndefined();
});
