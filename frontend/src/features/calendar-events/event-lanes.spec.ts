import { calendarEvent } from './calendar-event.builder';
import { linesOf } from './event-lanes';

const week = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
];
const shown = (events: Parameters<typeof linesOf>[0]) =>
  linesOf(events, week).map(({ bars, singles }) => ({
    bars: bars.map((bar) => bar && [bar.event.title, bar.isFirst]),
    singles: singles.map(({ event }) => event.title),
  }));

it('what lasts several days stays on one line of the week, over what is held on one day', () => {
  const days = shown([
    calendarEvent({ title: 'Graduasi', from: '2026-11-18', to: '2026-11-18' }),
    calendarEvent({ title: 'UASA', from: '2026-11-17', to: '2026-11-19' }),
  ]);
  expect(days[0]).toEqual({ bars: [], singles: [] });
  expect(days[1]).toEqual({ bars: [['UASA', true]], singles: [] });
  expect(days[2]).toEqual({ bars: [['UASA', false]], singles: ['Graduasi'] });
});

it('a line stays free under what has ended, so that the next does not jump', () => {
  const days = shown([
    calendarEvent({ title: 'Pendek', from: '2026-11-16', to: '2026-11-17' }),
    calendarEvent({ title: 'Panjang', from: '2026-11-17', to: '2026-11-18' }),
  ]);
  expect(days[2]?.bars).toEqual([null, ['Panjang', false]]);
});

it('what began the week before says its title anew at the edge, and what repeats stands each time', () => {
  const days = shown([
    calendarEvent({ title: 'Kem', from: '2026-11-13', to: '2026-11-17' }),
    calendarEvent({
      title: 'Perhimpunan',
      from: '2026-11-09',
      to: '2026-11-09',
      repeats: 'weekly',
      repeatsUntil: '2026-11-30',
    }),
  ]);
  expect(days[0]).toEqual({ bars: [['Kem', true]], singles: ['Perhimpunan'] });
  expect(days[1]?.bars).toEqual([['Kem', false]]);
});

it('events of one day stand in the order of their hours', () => {
  const at = (title: string, fromTime: string) => calendarEvent({ title, fromTime, toTime: '23:00' });
  expect(shown([at('Petang', '14:30'), at('Pagi', '08:00')])[2]?.singles).toEqual(['Pagi', 'Petang']);
});
