import {
  type BellScheduleContent,
  gapsOf,
  nextRow,
  periodNumbers,
  problemsOfBells,
} from './bell-schedule.js';
import type { BellDay } from './school-calendar.js';

const rows: BellDay['rows'] = [
  { from: '07:30', to: '07:45', kind: 'assembly' },
  { from: '07:45', to: '08:25', kind: 'lesson' },
  { from: '08:25', to: '09:05', kind: 'lesson' },
  { from: '09:05', to: '09:25', kind: 'recess' },
];
const day: BellDay = { weekdays: [1, 2], shift: 'morning', gradeLevels: null, rows };
const content: BellScheduleContent = { academicYearId: 'year', name: 'Biasa', isUsual: true, days: [day] };
const alone = { standing: null, others: [] };
const fieldsOf = (differing: Partial<BellScheduleContent>, around = {}) =>
  problemsOfBells({ ...content, ...differing }, { ...alone, ...around }).map(({ field }) => field);

it.each<[BellDay[], string[]]>([
  [[day], []],
  [[{ ...day, weekdays: [] }], ['days.0.weekdays']],
  [[{ ...day, gradeLevels: [] }], ['days.0.gradeLevels']],
  [[day, { ...day, weekdays: [2] }], ['days.1.weekdays']],
  [[day, { ...day, shift: 'afternoon' }], []],
  [[day, { ...day, gradeLevels: ['T6'] }], []],
  [[{ ...day, rows: [{ from: '08:00', to: '08:00', kind: 'lesson' }] }], ['days.0.rows.0.to']],
  [[{ ...day, rows: [...rows, { from: '09:20', to: '09:50', kind: 'lesson' }] }], ['days.0.rows.4.from']],
])('days %# are refused at %j', (days, fields) => {
  expect(fieldsOf({ days })).toEqual(fields);
});

it('has a name of its own in its session, in which one rings as usual', () => {
  const others = [{ name: 'Biasa', isUsual: true }];
  expect(fieldsOf({}, { others })).toEqual(['name']);
  expect(fieldsOf({ name: 'Ramadan' }, { others })).toEqual(['isUsual']);
  expect(fieldsOf({ name: 'Ramadan', isUsual: false }, { others })).toEqual([]);
});

it('counts periods, not recess and assembly', () => {
  expect(periodNumbers(rows)).toEqual([null, 1, 2, null]);
});

it('goes on where the last row ends, with the length of the last one of its kind', () => {
  expect(nextRow(day, 'lesson')).toEqual({ from: '09:25', to: '10:05', kind: 'lesson' });
  expect(nextRow(day, 'recess')).toEqual({ from: '09:25', to: '09:45', kind: 'recess' });
  expect(nextRow({ rows: [], shift: 'afternoon' }, 'lesson')).toEqual({
    from: '13:00',
    to: '13:30',
    kind: 'lesson',
  });
});

it('says how long nothing rings before a row', () => {
  expect(gapsOf([...rows, { from: '09:40', to: '10:20', kind: 'lesson' }])).toEqual([0, 0, 0, 0, 15]);
});
