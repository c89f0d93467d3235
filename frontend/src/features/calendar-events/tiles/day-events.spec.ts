import { calendarEvent } from '../calendar-event.builder';
import { eventsOfDay } from './day-events';

const told = (...events: Parameters<typeof eventsOfDay>[0]) => {
  const { isToday, told: lines, more } = eventsOfDay(events, '2026-11-18');
  return [isToday, lines.map(({ event, when }) => `${event.title}, ${when}`), more];
};

it('what is held today stands in the order of its hours, what lasts for days and the whole day first', () => {
  const morning = calendarEvent({ title: 'Perhimpunan', fromTime: '07:30', toTime: '08:00' });
  const evening = calendarEvent({ title: 'Mesyuarat', fromTime: '14:00', toTime: '15:00' });
  const days = calendarEvent({ title: 'Kem', from: '2026-11-16', to: '2026-11-18' });
  expect(told(evening, morning, days)).toEqual([
    true,
    ['Kem, Sepanjang hari', 'Perhimpunan, 7.30-8.00 pagi', 'Mesyuarat, 2.00-3.00 petang'],
    0,
  ]);
});

it('what repeats is held on its day, and more than three are counted', () => {
  const weekly = calendarEvent({
    ...{ title: 'A', from: '2026-11-04', to: '2026-11-04', repeats: 'weekly', repeatsUntil: '2026-11-25' },
  });
  const others = ['B', 'C', 'D', 'E'].map((title) => calendarEvent({ title }));
  expect(told(weekly, ...others)).toEqual([true, expect.arrayContaining(['A, Sepanjang hari']), 2]);
  expect(told({ ...weekly, except: ['2026-11-18'] })).toEqual([false, ['A, 25 Nov 2026'], 0]);
});

it('on a day without events the next one is told, and nothing where none is left', () => {
  const past = calendarEvent({ title: 'Lalu', from: '2026-11-02', to: '2026-11-02' });
  const next = calendarEvent({ title: 'Depan', from: '2026-11-20', to: '2026-11-20' });
  expect(told(past, next)).toEqual([false, ['Depan, 20 Nov 2026'], 0]);
  expect(told(past)).toEqual([false, [], 0]);
});
