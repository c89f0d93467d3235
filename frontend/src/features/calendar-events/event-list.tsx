import { occurrencesOf } from '@rules/calendar/domain/event-times';
import { numberOfWeek, weekAt } from '@rules/calendar/domain/school-weeks';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { formatDayRange, formatShortDay } from '../../ui/format';
import { groupedBy } from '../../ui/grouped-by';
import type { CalendarEvent } from './calls';
import { effectWords, hoursWords, unitEdges, unitNames } from './event-words';
import type { Known } from './known';

type EventListProps = {
  known: Known;
  /** Within these days, both included. */
  from: string;
  to: string;
  events: readonly CalendarEvent[];
  onOpen: (id: string) => void;
};

/** By week, with the number by which the school calls it. */
export function EventList({ known, from, to, events, onOpen }: EventListProps) {
  const { calendar } = known;
  const held = events
    .flatMap((event) => occurrencesOf(event).map((span) => ({ event, ...span })))
    .filter((each) => each.from <= to && from <= each.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (held.length === 0)
    return (
      <EmptyState icon="calendar" title="Tiada aktiviti pada bulan ini">
        Aktiviti yang ditambah muncul di sini, minggu demi minggu.
      </EmptyState>
    );
  const weeks = groupedBy(held, (each) => weekAt(calendar, each.from)?.firstDay ?? '');
  return (
    <div className="flex flex-col gap-6">
      {weeks.map(([first, rows]) => {
        const week = weekAt(calendar, first);
        const number = week && numberOfWeek(calendar, week);
        const title = week
          ? `${number ? `Minggu ${number} · ` : 'Minggu cuti · '}${formatDayRange(week.firstDay, week.lastDay)}`
          : 'Di luar sesi';
        return (
          <section key={first} aria-label={title}>
            <h2 className="pb-2 font-semibold text-sm">{title}</h2>
            <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
              {rows.map(({ event, from: day, to: last }) => (
                <li key={`${event.id}${day}`}>
                  <button
                    type="button"
                    onClick={() => onOpen(event.id)}
                    className="flex min-h-11 w-full items-start gap-3 px-3 py-2 text-left hover:bg-sunken"
                  >
                    <span className="w-14 shrink-0 sm:w-24 pt-0.5 text-muted text-sm tabular-nums">
                      {day === last ? formatShortDay(day) : formatDayRange(day, last)}
                    </span>
                    <span className={classNames('min-w-0 flex-1 border-l-3 pl-3', unitEdges[event.unit])}>
                      <span dir="auto" className="wrap-anywhere block font-medium">
                        {event.title}
                      </span>
                      <span className="block text-muted text-sm">
                        {[
                          unitNames[event.unit],
                          hoursWords(event),
                          event.place,
                          effectWords(event, known.classes),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
