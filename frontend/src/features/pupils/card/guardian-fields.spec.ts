import { contentOf, type GuardianFields, guardianProblems, isBlank } from './guardian-fields';

const guardian: GuardianFields = { name: 'Siti', relation: 'mother', phone: '', email: '' };

it('a guardian without any word is nobody, and nothing is wrong with nobody', () => {
  expect(isBlank({ ...guardian, name: '  ' })).toBe(true);
  expect(guardianProblems([{ ...guardian, name: '' }])).toEqual([]);
});

it.each([
  ['012-345 6789', []],
  ['+60 12 345 6789', []],
  ['tiada', ['guardians.1.phone']],
  ['12', ['guardians.1.phone']],
])('the telephone %s is told wrong at its own field: %j', (phone, fields) => {
  expect(guardianProblems([guardian, { ...guardian, phone }]).map(({ field }) => field)).toEqual(fields);
});

it('a telephone without a name asks for the name', () => {
  expect(guardianProblems([{ ...guardian, name: ' ', phone: '012-345 6789' }])).toMatchObject([
    { field: 'guardians.0.name' },
  ]);
});

it('what is empty is sent as none', () => {
  expect(contentOf({ ...guardian, name: ' Siti ', email: ' ' })).toEqual({
    name: 'Siti',
    relation: 'mother',
    phone: null,
    email: null,
  });
});
