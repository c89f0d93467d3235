import { initials } from './initials';

it.each([
  ['Cikgu Aminah binti Hassan', 'AH'],
  ['Puan Lim Mei Ling', 'LL'],
  ['Ravi a/l Kumar', 'RK'],
  ['Siti', 'S'],
  ['guru@aba1001.test', 'G'],
  ['Cikgu', 'C'],
])('%s is marked %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
