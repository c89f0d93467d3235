import { glanceDays, weekSentence } from './glance';

const plan = (date: string, startTime: string, isComplete = false) => ({ date, startTime, isComplete });
const days = ['2026-11-09', '2026-11-10'];

it('every day of school is there, lessons in the order of the day', () => {
  const early = plan('2026-11-10', '07:40');
  const late = plan('2026-11-10', '10:20');
  expect(glanceDays(days, [late, early])).toEqual([
    { date: '2026-11-09', plans: [] },
    { date: '2026-11-10', plans: [early, late] },
  ]);
});

it('a day off is there when something stands on it', () => {
  const replaced = plan('2026-11-14', '08:00');
  expect(glanceDays(days, [replaced]).map(({ date }) => date)).toEqual([...days, '2026-11-14']);
});

it.each([
  [[], 'Belum ada rancangan bagi minggu ini.'],
  [[true, false, false], '1 daripada 3 rancangan minggu ini lengkap.'],
  [[true, true], 'Semua 2 rancangan minggu ini lengkap.'],
])('of %j it says %s', (complete, sentence) => {
  expect(weekSentence(complete.map((isComplete) => ({ isComplete })))).toBe(sentence);
});
