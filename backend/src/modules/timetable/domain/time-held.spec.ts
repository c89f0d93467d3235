import { type DayOfClass, type Period, timeHeld } from './time-held.js';

const period = (from: string, to: string, kind = 'lesson'): Period => ({ from, to, kind });
const usualPeriods = [
  period('07:30', '08:00'),
  period('08:00', '08:30'),
  period('08:30', '08:50', 'recess'),
  period('08:50', '09:20'),
];
const ramadan = [
  period('08:00', '08:25'),
  period('08:25', '08:50'),
  period('08:50', '09:00', 'recess'),
  period('09:00', '09:25'),
];
const monday: DayOfClass = {
  weekday: 1,
  cycleWeek: 1,
  periods: usualPeriods,
  usualPeriods,
  cutFrom: null,
  stopped: [],
};
const lesson = { weekday: 1, cycleWeek: null, from: '08:00', to: '09:20' } as const;
const on = (differing: Partial<DayOfClass>) => timeHeld(lesson, { ...monday, ...differing });

it('a lesson is held at its hours on its weekday, and on no other', () => {
  expect(on({})).toEqual({ from: '08:00', to: '09:20' });
  expect(on({ weekday: 2 })).toBeNull();
  expect(on({ weekday: null })).toBeNull();
});

it('one of the second week of a fortnight is held then alone', () => {
  const second = { ...lesson, cycleWeek: 2 } as const;
  expect(timeHeld(second, monday)).toBeNull();
  expect(timeHeld(second, { ...monday, cycleWeek: 2 })).toEqual({ from: '08:00', to: '09:20' });
});

it('on a day with other bells it is held in the periods of the same number', () => {
  expect(on({ periods: ramadan })).toEqual({ from: '08:25', to: '09:25' });
});

it('a day with fewer periods leaves the last ones out', () => {
  expect(on({ periods: ramadan.slice(0, 2) })).toBeNull();
});

it('what begins or ends beside the periods keeps its own hours', () => {
  const assembly = { ...lesson, from: '07:20', to: '07:30' };
  expect(timeHeld(assembly, { ...monday, periods: ramadan })).toEqual({ from: '07:20', to: '07:30' });
});

it('a half day takes what begins after its end, and shortens what is under way', () => {
  expect(on({ cutFrom: '08:00' })).toBeNull();
  expect(on({ cutFrom: '09:00' })).toEqual({ from: '08:00', to: '09:00' });
});

it('an event that stops lessons takes those that it meets', () => {
  expect(on({ stopped: [{ from: '09:10', to: '10:00' }] })).toBeNull();
  expect(on({ stopped: [{ from: '09:20', to: '10:00' }] })).toEqual({ from: '08:00', to: '09:20' });
});
