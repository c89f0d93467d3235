import { addDays, daysBetween } from '@rules/calendar/day';
import { dayPlan } from '@rules/calendar/domain/day-plan';
import type { KeyboardEvent } from 'react';
import { MonthGrid } from '../../school/calendar/month-grid';
import { classNames } from '../../ui/class-names';
import { formatTime } from '../../ui/format';
import type { CalendarEvent } from './calls';
import { carryByFinger } from './carry-by-finger';
import { type DayLines, linesOf, type Segment } from './event-lanes';
import { unitEdges, unitNames, unitTints } from './event-words';
import type { Known } from './known';

type EventMonthProps = {
  known: Known;
  events: readonly CalendarEvent[];
  month: string;
  onMonth: (month: string) => void;
  today: string;
  chosenDay: string | null;
  chosenId: string | null;
  onDay: (day: string) => void;
  onOpen: (id: string) => void;
  /** Held so many days later; undefined where it may not be moved. */
  onMove?: (event: CalendarEvent, days: number) => void;
};

/** Of an event that is carried to another day: its id and the day on which it was taken up. */
const carried = 'application/x-calendar-event';

/** What is held on each day of a month; several days are one bar. */
export function EventMonth(props: EventMonthProps) {
  const { known, events, month, onMonth, today, chosenDay, onDay, onMove } = props;

  function drop(day: string, dropped: DataTransfer) {
    const [id, from] = dropped.getData(carried).split(' ');
    const event = events.find((each) => each.id === id);
    if (event && from && from !== day) onMove?.(event, daysBetween(from, day));
  }

  return (
    <MonthGrid
      calendar={known.calendar}
      month={month}
      onMonth={onMonth}
      today={today}
      chosen={chosenDay}
      onChoose={onDay}
      contents={(week, stop) => {
        const lines = linesOf(events, week);
        return week.map((day, at) => (
          <DayContent
            key={day}
            {...props}
            isStop={day === stop}
            day={day}
            lines={lines[at] ?? { bars: [], singles: [] }}
          />
        ));
      }}
      onDrop={onMove && drop}
    />
  );
}

function holidaysOn({ calendar }: Known, day: string): string[] {
  return dayPlan(calendar, null, day).reasons.flatMap((reason) =>
    reason.kind === 'holiday' ? [reason.holiday.name] : [],
  );
}

type DayContentProps = EventMonthProps & { day: string; isStop: boolean; lines: DayLines };

function DayContent({ day, lines, known, ...props }: DayContentProps) {
  return (
    <div className="flex flex-col gap-0.5 pt-1">
      {lines.bars.map((bar, line) =>
        bar ? (
          <Bar key={bar.event.id} {...props} segment={bar} day={day} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a free line has nothing but its place
          <div key={line} className="h-6" />
        ),
      )}
      {holidaysOn(known, day).map((name) => (
        <p
          key={name}
          className="mx-1 line-clamp-2 rounded-sm bg-info-soft px-1.5 py-0.5 text-on-info-soft text-xs"
        >
          {name}
        </p>
      ))}
      {lines.singles.map((single) => (
        <Bar key={single.event.id} {...props} segment={single} day={day} />
      ))}
    </div>
  );
}

type BarProps = Pick<EventMonthProps, 'chosenId' | 'onOpen' | 'onMove'> &
  Pick<DayContentProps, 'day' | 'isStop'> & { segment: Segment };

/** Tab reaches it from the day it stands in. */
function Bar({ segment, day, isStop, chosenId, onOpen, onMove }: BarProps) {
  const { event, isFirst, days, from, to } = segment;
  // Without the part of the day: it is told where the event is opened.
  const hour = event.fromTime ? `${formatTime(event.fromTime).split(' ')[0]} ` : '';

  function moveByKey(key: KeyboardEvent) {
    const days = key.altKey ? keySteps[key.key] : undefined;
    if (days === undefined || !onMove) return;
    key.preventDefault();
    onMove(event, days);
  }

  const carry =
    onMove &&
    ((bar: HTMLButtonElement) =>
      carryByFinger(bar, (to) => to !== day && onMove(event, daysBetween(day, to))));

  return (
    <button
      ref={carry}
      type="button"
      tabIndex={isStop ? 0 : -1}
      draggable={onMove !== undefined}
      title={`${event.title} · ${unitNames[event.unit]}`}
      onClick={(press) => {
        press.stopPropagation();
        onOpen(event.id);
      }}
      onKeyDown={moveByKey}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(carried, `${event.id} ${day}`)}
      className={classNames(
        'text-left text-xs',
        from === to ? 'wrap-anywhere min-h-6 py-1' : 'relative h-6',
        from !== to && isFirst && 'z-10',
        unitTints[event.unit],
        isFirst ? unitEdges[event.unit] : 'border-transparent',
        isFirst ? 'ml-1 rounded-l-sm border-l-3 pl-1.5' : '-ml-px pl-1',
        to === day && 'mr-1 rounded-r-sm pr-1',
        event.id === chosenId && 'font-semibold underline',
      )}
    >
      {isFirst ? (
        // The title runs on over the days that follow.
        <span className={from === to ? 'line-clamp-2' : 'block truncate'} style={{ width: `${days * 100}%` }}>
          {hour}
          {event.title}
        </span>
      ) : (
        <span className="sr-only">{event.title}</span>
      )}
    </button>
  );
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** The event so many days later, with its repetitions and what is left out of them. */
export function movedBy(event: CalendarEvent, days: number): CalendarEvent {
  const move = (day: string) => addDays(day, days);
  return {
    ...event,
    from: move(event.from),
    to: move(event.to),
    repeatsUntil: event.repeatsUntil && move(event.repeatsUntil),
    except: event.except.map(move),
  };
}
