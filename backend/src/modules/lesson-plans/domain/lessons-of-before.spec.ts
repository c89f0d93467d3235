import { plansOfBefore } from './lessons-of-before.js';

const lesson = (className: string, date: string, set: string | null = null, number = 1) => ({
  ...{ className, date, subject: 'Sains', startTime: '08:00', endTime: '08:30' },
  slot: set === null ? null : { teachingSetId: set, week: '2026-10-12', number },
});
const daysOf = (found: ReadonlyMap<{ date: string }, { className: string; date: string }>) =>
  [...found].map(([{ date }, plan]) => `${date} as ${plan.className} ${plan.date}`);

it('a lesson goes by the plan of the same lesson of its set, wherever that stood in its week', () => {
  const week = [lesson('5 Bestari', '2026-10-12', 'a', 1), lesson('5 Bestari', '2026-10-14', 'a', 2)];
  const before = [lesson('5 Bestari', '2026-10-09', 'a', 1), lesson('5 Bestari', '2026-10-06', 'a', 2)];
  expect(daysOf(plansOfBefore(week, before))).toEqual([
    '2026-10-12 as 5 Bestari 2026-10-09',
    '2026-10-14 as 5 Bestari 2026-10-06',
  ]);
});

it('without a set by its place among those of the class, else of a class of the level', () => {
  const week = [
    ...[lesson('5 Bestari', '2026-10-12', 'new', 1), lesson('5 Bestari', '2026-10-14', 'new', 2)],
    ...[lesson('5 Gigih', '2026-10-12'), lesson('6 Bestari', '2026-10-12')],
  ];
  const before = [lesson('5 bestari ', '2025-10-13'), lesson('5 Cerdas', '2025-10-14')];
  expect(daysOf(plansOfBefore(week, before))).toEqual([
    '2026-10-12 as 5 bestari  2025-10-13',
    '2026-10-12 as 5 bestari  2025-10-13',
  ]);
});
