import type { ImportColumn } from './calls';
import { chooseField, matchWords, missingFields, proposedChoices } from './column-choices';

const column = (part: Partial<ImportColumn>): ImportColumn => ({
  index: 0,
  letter: 'A',
  head: 'NAMA MURID',
  samples: [],
  field: 'name',
  match: 'recognised',
  isSensitive: false,
  isEmpty: false,
  remark: null,
  ...part,
});
const race = column({ index: 1, head: 'KAUM', field: null, match: 'none', isSensitive: true });
const fields = [
  { name: 'name', label: 'Nama', isRequired: true },
  { name: 'className', label: 'Kelas', isRequired: false },
];

it('columns are matched as proposed, and what is sensitive is not imported', () => {
  expect([...proposedChoices([column({}), race])]).toEqual([[0, 'name']]);
  expect(matchWords(race, proposedChoices([race]))).toEqual({
    text: 'Data sensitif: tidak disimpan di sini',
    isSure: true,
  });
});

it('a field comes from one column, the one that was chosen last', () => {
  const choices = chooseField(new Map([[0, 'name']]), 1, 'name');
  expect([...choices]).toEqual([[1, 'name']]);
  expect(missingFields(fields, choices)).toEqual([]);
  expect(missingFields(fields, chooseField(choices, 1, ''))).toEqual(['Nama']);
});

it('a guess says that it is one until somebody chooses', () => {
  const guessed = column({ match: 'guessed' });
  expect(matchWords(guessed, proposedChoices([guessed])).isSure).toBe(false);
  expect(matchWords(guessed, new Map([[0, 'className']]))).toEqual({ text: 'Dipilih', isSure: true });
});
