import { occurrencesOf } from '@rules/calendar/domain/event-times';
import { formatShortDate } from '../../../ui/format';
import type { CalendarEvent } from '../calls';
import { hoursWords } from '../event-words';

/** An event as the day tells it. `when`: its hours today, else the day on which it is. */
export type ToldEvent = Readonly<{ event: CalendarEvent; day: string; when: string }>;

export type EventsOfDay = Readonly<{ isToday: boolean; told: readonly ToldEvent[]; more: number }>;

const MOST = 3;

/** What is held on a day; where nothing is, what is held next. */
export function eventsOfDay(events: readonly CalendarEvent[], day: string): EventsOfDay {
  const held = events
    .flatMap((event) => occurrencesOf(event).map((span) => ({ event, ...span })))
    .filter(({ to }) => day <= to)
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const today = held.filter(({ from }) => from <= day);
  if (today.length > 0)
    return {
      isToday: true,
      told: today.slice(0, MOST).map(({ event }) => ({ event, day, when: hoursWords(event) })),
      more: Math.max(0, today.length - MOST),
    };
  const told = held.slice(0, 1).map(({ event, from }) => ({ event, day: from, when: formatShortDate(from) }));
  return { isToday: false, told, more: 0 };
}

/** Whole days before hours. */
function keyOf({ event, from }: { event: CalendarEvent; from: string }): string {
  return `${from}${event.fromTime ?? ''}`;
}
