import { selectionOf } from './selection';

it('a replay takes the events that its address names, else what its filter finds', () => {
  expect(selectionOf('a,b,', { provider: 'chip' })).toEqual({ ids: ['a', 'b'] });
  expect(selectionOf(null, { provider: 'chip' })).toEqual({ filter: { provider: 'chip' } });
  expect(selectionOf('', {})).toEqual({ filter: {} });
});
