import { beginPupil, changedContent, newContent, type PupilFields, pupilProblems } from './pupil-fields';

const placing = { academicYearId: '2026', classId: 'kelas', groupIds: [], day: '2026-11-23' };
const blank = beginPupil(undefined, placing);
const filled: PupilFields = { ...blank, name: ' Aisyah ', sex: 'F' };
const fieldsWrong = (fields: PupilFields) => pupilProblems(fields).map(({ field }) => field);

it('a name and a sex are all that must be told', () => {
  expect(fieldsWrong(blank)).toEqual(['name', 'sex']);
  expect(fieldsWrong(filled)).toEqual([]);
});

it('what is no number of identity is told at its field, unless the number goes anyway', () => {
  expect(fieldsWrong({ ...filled, identityNumber: '1203' })).toEqual(['identityNumber']);
  expect(fieldsWrong({ ...filled, identityNumber: '1203', dropsNumber: true })).toEqual([]);
});

it('a new pupil is sent with their class, or without any', () => {
  expect(newContent('id', filled)).toEqual({
    id: 'id',
    name: 'Aisyah',
    sex: 'F',
    identityNumber: null,
    registerNumber: null,
    birthDate: null,
    placing,
  });
  expect(newContent('id', { ...filled, placing: { ...placing, classId: '' } })).not.toHaveProperty('placing');
});

it.each([
  ['', false, undefined],
  ['120315100982', false, '120315100982'],
  ['', true, null],
])('a change with the number %j, dropped %s, sends %j', (identityNumber, dropsNumber, sent) => {
  const content = changedContent({ ...filled, identityNumber, dropsNumber }, { version: 3 });
  expect([content.version, content.identityNumber]).toEqual([3, sent]);
});
