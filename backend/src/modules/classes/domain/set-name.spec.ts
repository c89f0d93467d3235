import { nameOfParts } from './set-name.js';

const classes = [
  {
    id: 'b',
    name: '4 Bestari',
    groups: [
      { id: 'i', name: 'Kumpulan 1' },
      { id: 'ii', name: '忠' },
    ],
  },
  { id: 'c', name: '4 Cemerlang', groups: [] },
];
const whole = (classId: string) => ({ classId, groupId: null });

it.each([
  ['a class', [whole('b')], '4 Bestari'],
  ['joined classes, in the order of the school', [whole('c'), whole('b')], '4 Bestari + 4 Cemerlang'],
  ['a group of a class', [{ classId: 'b', groupId: 'ii' }], '4 Bestari (忠)'],
  ['groups of several', [{ classId: 'b', groupId: 'i' }, whole('c')], '4 Bestari (Kumpulan 1) + 4 Cemerlang'],
])('a set is called after %s', (_what, parts, name) => {
  expect(nameOfParts(parts, classes)).toBe(name);
});
