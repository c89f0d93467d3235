import { isEmpty, selectionOf } from './selection';

it('a replay takes the events that its address names, else what its filter finds', () => {
  expect(selectionOf('a,b,', { provider: 'chip' })).toEqual({ ids: ['a', 'b'] });
  expect(selectionOf(null, { provider: 'chip' })).toEqual({ filter: { provider: 'chip' } });
  expect(selectionOf('', {})).toEqual({ filter: {} });
});

it('without events and without a condition nothing is chosen, rather than all there is', () => {
  expect(isEmpty(selectionOf('', {}))).toBe(true);
  expect(isEmpty(selectionOf('a', {}))).toBe(false);
  expect(isEmpty(selectionOf('', { provider: 'chip' }))).toBe(false);
});
