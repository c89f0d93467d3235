import { leftSets } from './left-sets';

const taught = (id: string, subjectId: string, teacher: string, toDay: string | null = null) => ({
  id,
  name: null,
  subjectId,
  parts: [{ classId: 'bestari', groupId: null }],
  teachers: [{ userId: teacher, isLead: true, fromDay: '2026-01-12', toDay }],
});
const session = {
  other: null,
  classes: [{ id: 'bestari', name: '4 Bestari', groups: [] }],
  subjects: [
    { id: 'sn', name: 'Sains' },
    { id: 'mt', name: 'Matematik' },
  ],
  sets: [taught('1', 'sn', 'aina'), taught('2', 'mt', 'aina'), taught('3', 'mt', 'bala')],
};
const aina = { userId: 'aina', day: '2026-11-23' };

it('whoever leaves is followed in each set that they still teach', () => {
  expect(leftSets(session, aina).map(({ name }) => name)).toEqual([
    '4 Bestari, Matematik',
    '4 Bestari, Sains',
  ]);
  const ended = { ...session, sets: [taught('1', 'sn', 'aina', '2026-11-22')] };
  expect(leftSets(ended, aina)).toEqual([]);
});

it('a set of another session than the current one says of which', () => {
  const next = { ...session, other: '2027', sets: [taught('1', 'sn', 'aina')] };
  expect(leftSets(next, aina)).toEqual([{ id: '1', name: '4 Bestari, Sains, sesi 2027' }]);
});
