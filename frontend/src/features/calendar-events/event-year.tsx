import { occurrencesOf } from '@rules/calendar/domain/event-times';
import { classNames } from '../../ui/class-names';
import { formatDayRange, formatMonth, formatShortDay } from '../../ui/format';
import { groupedBy } from '../../ui/grouped-by';
import type { CalendarEvent } from './calls';
import { unitEdges, unitNames } from './event-words';

type EventYearProps = {
  /** YYYY-MM, in order. */
  months: readonly string[];
  events: readonly CalendarEvent[];
  today: string;
  onMonth: (month: string) => void;
  onOpen: (id: string) => void;
};

type Held = Readonly<{ event: CalendarEvent; from: string; to: string }>;

/** The session on a page, month by month. What comes every week or two stands once in each, with how often. */
export function EventYear({ months, events, today, onMonth, onOpen }: EventYearProps) {
  const held = events
    .flatMap((event) => occurrencesOf(event).map((span): Held => ({ event, ...span })))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4">
      {months.map((month) => (
        <MonthCard
          key={month}
          month={month}
          isNow={today.startsWith(month)}
          held={held.filter(({ from, to }) => from.slice(0, 7) <= month && month <= to.slice(0, 7))}
          onMonth={onMonth}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type MonthCardProps = Pick<EventYearProps, 'onMonth' | 'onOpen'> & {
  month: string;
  isNow: boolean;
  held: readonly Held[];
};

function MonthCard({ month, isNow, held, onMonth, onOpen }: MonthCardProps) {
  const name = formatMonth(`${month}-01`);
  const byEvent = groupedBy(held, ({ event }) => event.id);
  return (
    <section aria-label={name} className="rounded-lg border border-line bg-raised p-2">
      <h2>
        <button
          type="button"
          onClick={() => onMonth(month)}
          className={classNames(
            'min-h-11 w-full rounded-md px-2 text-left font-semibold hover:bg-sunken sm:min-h-8',
            isNow && 'text-accent',
          )}
        >
          {name}
          {isNow && <span className="sr-only">, bulan ini</span>}
        </button>
      </h2>
      {byEvent.length === 0 && <p className="px-2 pb-1 text-muted text-sm">Tiada aktiviti.</p>}
      <ul>
        {byEvent.map(([id, times]) => (
          <YearLine key={id} times={times} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function YearLine({ times, onOpen }: { times: readonly Held[]; onOpen: (id: string) => void }) {
  const [first] = times;
  if (!first) return null;
  const { event, from, to } = first;
  const when = from === to ? formatShortDay(from) : formatDayRange(from, to);
  return (
    <li>
      <button
        type="button"
        title={unitNames[event.unit]}
        onClick={() => onOpen(event.id)}
        className="flex min-h-11 w-full items-baseline gap-2 rounded-md px-2 py-1 text-left text-sm hover:bg-sunken sm:min-h-8"
      >
        <span className="w-16 shrink-0 text-muted text-xs tabular-nums">{when}</span>
        <span
          dir="auto"
          className={classNames('wrap-anywhere min-w-0 flex-1 border-l-3 pl-2', unitEdges[event.unit])}
        >
          {event.title}
          {times.length > 1 && <span className="text-muted"> · {times.length} kali</span>}
        </span>
      </button>
    </li>
  );
}
