import { type Opened, openedIn, searchOf } from './visit-address';

it.each<Opened>([
  { part: 'front' },
  { part: 'week', teacherId: 'a-1', week: '2026-10-12' },
  { part: 'plan', planId: 'b-2' },
])('what a visitor has open stands in the address: %j', (opened) => {
  expect(openedIn(new URLSearchParams(searchOf(opened)))).toEqual(opened);
});

it('half an address of a week is the first page', () => {
  expect(openedIn(new URLSearchParams('guru=a-1'))).toEqual({ part: 'front' });
});
