import type { Period, Span } from '../time-held.js';
import type { FileSlot } from './timetable-file.js';

/** The hours that the file says; where it says none, the periods of the day by their number among those of the file. */
export function hoursOf(
  { from, to, periods }: Pick<FileSlot, 'from' | 'to' | 'periods'>,
  ofFile: readonly Readonly<{ number: number }>[],
  bells: readonly Period[],
): Span | null {
  if (from !== null && to !== null && from < to && to <= LAST_MINUTE)
    return { from: clock(from), to: clock(to) };
  if (from !== null || to !== null) return null;
  const taught = bells.filter(({ kind }) => kind === 'lesson');
  const places = periods.map((period) => ofFile.findIndex(({ number }) => number === period));
  const [first, last] = [taught[places[0] ?? -1], taught[places.at(-1) ?? -1]];
  return first && last ? { from: first.from, to: last.to } : null;
}
const LAST_MINUTE = 24 * 60 - 1;

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
