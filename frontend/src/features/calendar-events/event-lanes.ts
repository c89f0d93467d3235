import { addDays, daysBetween } from '@rules/calendar/day';
import { occurrencesOf } from '@rules/calendar/domain/event-times';
import type { CalendarEvent } from './calls';

type Span = { event: CalendarEvent; from: string; to: string };

/** A part of an event in one week. `isFirst`: where its title stands. `days`: over so many of the week from here on. */
export type Segment = Span & { isFirst: boolean; days: number };

/** `bars`: what lasts several days, each on one line for the whole week; null leaves a line free under what has ended. */
export type DayLines = { bars: (Segment | null)[]; singles: Segment[] };

/** What stands in each day of a week, from the first day on. */
export function linesOf(events: readonly CalendarEvent[], week: readonly string[]): DayLines[] {
  const [first = ''] = week;
  const last = addDays(first, 6);
  const spans = events
    .flatMap((event) => occurrencesOf(event).map(({ from, to }): Span => ({ event, from, to })))
    .filter(({ from, to }) => from <= last && first <= to)
    .toSorted(longerFirst);
  const lanes = lanesOf(spans.filter(({ from, to }) => from < to));
  return week.map((day) => {
    const segmentOn = (span: Span): Segment => ({
      ...span,
      isFirst: day === span.from || (day === first && span.from < first),
      days: daysBetween(day, span.to < last ? span.to : last) + 1,
    });
    const holds = ({ from, to }: Span) => from <= day && day <= to;
    const bars = lanes.map((lane) => lane.find(holds) ?? null);
    return {
      bars: bars.slice(0, bars.findLastIndex((bar) => bar !== null) + 1).map((bar) => bar && segmentOn(bar)),
      singles: spans.filter(({ from, to }) => from === to && from === day).map(segmentOn),
    };
  });
}

/** Each on the first line that is free on all of its days. */
function lanesOf(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const span of spans) {
    const free = lanes.find((lane) => lane.every(({ from, to }) => span.to < from || to < span.from));
    if (free) free.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

function longerFirst(one: Span, other: Span): number {
  if (one.from !== other.from) return one.from < other.from ? -1 : 1;
  if (one.to !== other.to) return one.to > other.to ? -1 : 1;
  const hours = (one.event.fromTime ?? '').localeCompare(other.event.fromTime ?? '');
  return hours === 0 ? one.event.title.localeCompare(other.event.title, 'ms') : hours;
}
