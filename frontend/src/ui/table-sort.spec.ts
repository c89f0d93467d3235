import { nextSort, sortRows } from './table-sort';

it('the first press sorts upwards, the second downwards, another column upwards again', () => {
  const first = nextSort(undefined, 'nama');
  const second = nextSort(first, 'nama');
  expect([first, second, nextSort(second, 'markah')]).toEqual([
    { key: 'nama', direction: 'ascending' },
    { key: 'nama', direction: 'descending' },
    { key: 'markah', direction: 'ascending' },
  ]);
});

const itself = (value: string) => value;

it('classes are sorted as people count: 2 before 10, capitals beside small letters', () => {
  expect(sortRows(['10 Bestari', 'amanah', '2 Bestari', 'Amanah'], itself, 'ascending')).toEqual([
    '2 Bestari',
    '10 Bestari',
    'amanah',
    'Amanah',
  ]);
});

it('numbers are sorted by size', () => {
  expect(sortRows([9, 100, 20], (mark) => mark, 'descending')).toEqual([100, 20, 9]);
});
