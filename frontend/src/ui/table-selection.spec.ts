import { isAllSelected, toggled, toggledAll } from './table-selection';

const keys = ['a', 'b'];

it('a press chooses a row and the next one lets it go', () => {
  const chosen = toggled(new Set(), 'a');
  expect([...chosen]).toEqual(['a']);
  expect([...toggled(chosen, 'a')]).toEqual([]);
});

it('the box in the head chooses all that are shown, then none', () => {
  const all = toggledAll(new Set(['a']), keys);
  expect([...all]).toEqual(keys);
  expect([...toggledAll(all, keys)]).toEqual([]);
});

it('of no rows not all are chosen', () => {
  expect(isAllSelected(new Set(), [])).toBe(false);
});
