import type { History } from './calls';
import { classNameIn, placingOf, placingOn } from './placing';

const stay = { academicYearId: '2026', classId: 'a', fromDay: '2026-01-12', toDay: '2026-06-30' };
const history: History = {
  classes: [
    { ...stay, academicYearId: '2025', classId: 'z', toDay: null },
    stay,
    { ...stay, classId: 'b', fromDay: '2026-07-01', toDay: null },
  ],
  groups: [{ ...stay, groupId: 'islam' }],
};

it.each([
  ['2026-06-30', 'a', ['islam']],
  ['2026-07-01', 'b', []],
  ['2026-01-11', null, []],
])('on %s a pupil is where the history of that session has them: %s', (day, classId, groupIds) => {
  expect(placingOn(history, '2026', day)).toEqual({ academicYearId: '2026', day, classId, groupIds });
});

it('a class that is not chosen is sent as none', () => {
  const placing = { academicYearId: '2026', groupIds: [], day: '2026-07-01' };
  expect(placingOf({ ...placing, classId: '' })).toEqual({ ...placing, classId: null });
});

it('a pupil without a class is said to have none', () => {
  const classes = [{ id: 'a', name: '4 Bestari' }];
  expect([classNameIn(classes, 'a'), classNameIn(classes, null)]).toEqual(['4 Bestari', 'Tanpa kelas']);
});
