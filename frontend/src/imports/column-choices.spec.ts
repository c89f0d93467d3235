import type { ImportColumn } from './calls';
import { chooseField, joinedWith, matchWords, missingFields, proposedChoices } from './column-choices';

const column = (part: Partial<ImportColumn>): ImportColumn => ({
  index: 0,
  letter: 'A',
  head: 'NAMA MURID',
  samples: [],
  field: 'name',
  match: 'recognised',
  isSensitive: false,
  isEmpty: false,
  canClear: false,
  clears: false,
  remark: null,
  ...part,
});
const race = column({ index: 1, head: 'KAUM', field: null, match: 'none', isSensitive: true });
const fields = [
  { name: 'name', label: 'Nama', isRequired: true, mayJoin: false },
  { name: 'className', label: 'Kelas', isRequired: false, mayJoin: true },
];

it('columns are matched as proposed, and what is sensitive is not imported', () => {
  expect([...proposedChoices([column({}), race])]).toEqual([[0, 'name']]);
  expect(matchWords(race, proposedChoices([race]))).toEqual({
    text: 'Data sensitif: tidak disimpan di sini',
    isSure: true,
  });
});

it('a field comes from one column, the one that was chosen last', () => {
  const choices = chooseField(new Map([[0, 'name']]), 1, 'name', fields);
  expect([...choices]).toEqual([[1, 'name']]);
  expect(missingFields(fields, choices)).toEqual([]);
  expect(missingFields(fields, chooseField(choices, 1, '', fields))).toEqual(['Nama']);
});

it('a field of which several columns may make one keeps them both, each told of the other', () => {
  const columns = [column({ head: 'TAHUN', field: 'className' }), column({ index: 1, head: 'KELAS' })];
  const choices = chooseField(new Map([[0, 'className']]), 1, 'className', fields);
  expect(choices.size).toBe(2);
  expect(columns.map((each) => joinedWith(each, columns, choices))).toEqual([['KELAS'], ['TAHUN']]);
});

it('a guess says that it is one until somebody chooses', () => {
  const guessed = column({ match: 'guessed' });
  expect(matchWords(guessed, proposedChoices([guessed])).isSure).toBe(false);
  expect(matchWords(guessed, new Map([[0, 'className']]))).toEqual({ text: 'Dipilih', isSure: true });
});
