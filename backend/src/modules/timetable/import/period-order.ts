import type { FilePeriod } from '../domain/import/timetable-file.js';

/** Two periods that the file lets be at the same time, by number. */
export type TimeOverlap = Readonly<{ first: number; second: number }>;

/** In minutes since midnight. */
export type Clock = Readonly<{ from: number; to: number }>;

export type PeriodOrder = Readonly<{
  count: number;
  /** From 0; periods whose places follow one another are adjacent, whatever their numbers and times. */
  placeOf: (period: number) => number | undefined;
  numberAt: (place: number) => number;
  /** Null where the file says no time. */
  clockOf: (period: number) => Clock | null;
  overlaps: readonly TimeOverlap[];
}>;

/**
 * The periods by number, as cards name them. Where one is still on when the next begins, it ends there: lessons in both
 * are no overlap that anybody meant. Each such pair is told, and each other pair whose times overlap.
 */
export function periodOrderOf(periods: readonly FilePeriod[]): PeriodOrder {
  const places = new Map(periods.map(({ number }, place) => [number, place]));
  const clocks = new Map(
    periods.map((period, place) => [period.number, clockBefore(period, periods[place + 1])]),
  );
  return {
    count: periods.length,
    placeOf: (period) => places.get(period),
    numberAt: (place) => periods[place]?.number ?? place,
    clockOf: (period) => clocks.get(period) ?? null,
    overlaps: periods.flatMap((first, place) =>
      periods
        .slice(place + 1)
        .filter((second) => overlap(first, second))
        .map((second) => ({ first: first.number, second: second.number })),
    ),
  };
}

function clockBefore({ from, to }: FilePeriod, next: FilePeriod | undefined): Clock | null {
  if (from === null || to === null) return null;
  return { from, to: next?.from && next.from > from ? Math.min(to, next.from) : to };
}

function overlap(one: FilePeriod, other: FilePeriod): boolean {
  if (one.from === null || one.to === null || other.from === null || other.to === null) return false;
  return one.from < other.to && other.from < one.to;
}
