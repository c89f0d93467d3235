import { bellProblems, contentOf, copyOf, newText, nextDay, textOf } from './bell-text';

const week = [1, 2, 3, 4, 5] as const;
const friday = { from: '07:40', to: '08:10', kind: 'lesson' } as const;
const usual = {
  ...{ id: 'a', version: 1, updatedAt: '', deletedAt: null, academicYearId: 'year' },
  ...{ name: 'Waktu biasa', isUsual: true },
  days: [
    { weekdays: [1, 2, 3, 4], shift: 'morning', gradeLevels: ['T1'], rows: [{ ...friday }] },
  ] as Parameters<typeof copyOf>[0]['days'],
};
const problemsOf = (differing: object, others = [usual]) =>
  bellProblems({ ...newText(week, others), name: 'Ramadan', ...differing }, 'year', others);

it('what is kept comes back as it was read', () => {
  const { name, isUsual, days } = usual;
  expect(contentOf(textOf(usual), 'year')).toEqual({ academicYearId: 'year', name, isUsual, days });
});

it('the first of a session rings as usual, the others do not, nor does a copy', () => {
  expect(newText(week, [])).toMatchObject({ isUsual: true, days: [{ weekdays: week }] });
  expect(newText(week, [usual])).toMatchObject({ name: '', isUsual: false });
  const copy = copyOf(usual, [usual]);
  expect(copy).toMatchObject({ name: 'Waktu biasa (salinan)', isUsual: false });
  const standing = { ...usual, name: 'Waktu biasa (salinan)' };
  expect(copyOf(usual, [usual, standing]).name).toBe('Waktu biasa (salinan 2)');
});

it('a further group of days has the weekdays that are left and the rows of the one before', () => {
  const { days } = textOf(usual);
  expect(nextDay(days, week)).toMatchObject({ weekdays: [5], isForSome: true, rows: [friday] });
});

it('tells each problem at its field', () => {
  const [day] = textOf(usual).days;
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ name: ' ' })).toMatchObject([{ field: 'name' }]);
  expect(problemsOf({ name: 'Waktu biasa' })).toMatchObject([{ field: 'name' }]);
  expect(problemsOf({ isUsual: true })).toMatchObject([{ field: 'isUsual' }]);
  expect(problemsOf({ days: [{ ...day, weekdays: [] }] })).toMatchObject([
    { field: 'days.0.weekdays', message: 'Sila pilih sekurang-kurangnya satu hari.' },
  ]);
  expect(problemsOf({ days: [day, day] })).toMatchObject([{ field: 'days.1.weekdays' }]);
  expect(problemsOf({ days: [{ ...day, gradeLevels: [] }] })).toMatchObject([
    { field: 'days.0.gradeLevels' },
  ]);
  const rows = [friday, { ...friday, to: '' }];
  expect(problemsOf({ days: [{ ...day, rows }] })).toMatchObject([{ field: 'days.0.rows.1.to' }]);
  expect(problemsOf({ days: [{ ...day, rows: [friday, friday] }] })).toMatchObject([
    { field: 'days.0.rows.1.from', message: 'Bermula sebelum baris di atasnya tamat.' },
  ]);
});
