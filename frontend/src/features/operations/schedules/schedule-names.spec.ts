import { scheduleName, scheduleText } from './schedule-names';

it('schedules are named in Malay', () => {
  expect(scheduleName('mail.sweep')).toBe('E-mel yang tertinggal');
});

it.each([
  [{ everySeconds: 60, dailyAt: null }, 'setiap 1 minit'],
  [{ everySeconds: 30, dailyAt: null }, 'setiap 30 saat'],
  [{ everySeconds: null, dailyAt: '03:10' }, 'setiap hari 03:10'],
])('%j runs %s', (schedule, text) => {
  expect(scheduleText(schedule)).toBe(text);
});
