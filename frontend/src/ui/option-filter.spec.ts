import { matchingOptions } from './option-filter';

const teachers = [
  { value: '1', label: 'Aminah binti Contoh', detail: 'aminah@aba1001.test' },
  { value: '2', label: 'José A/L Contoh' },
  { value: '3', label: 'Tan Mei Contoh', detail: 'Bahasa Melayu', words: 'cikgu' },
];

it.each([
  ['', ['1', '2', '3']],
  ['ami', ['1']],
  ['contoh ami', ['1']],
  ['jose', ['2']],
  ['MELAYU', ['3']],
  ['cikgu tan', ['3']],
  ['ontoh', []],
])('"%s" finds %j', (query, values) => {
  expect(matchingOptions(teachers, query).map(({ value }) => value)).toEqual(values);
});
