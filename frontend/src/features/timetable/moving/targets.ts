import type { Verdict } from '@rules/timetable/domain/move-verdicts';
import type { Span } from '@rules/timetable/domain/time-held';

/**
 * A period in which the lesson that is lifted may begin. `verdict`: null where it is too long for what follows, which is
 * `room` periods.
 */
export type Target = { key: string; weekday: number; period: Span; verdict: Verdict | null; room: number };

/** What a lesson is lifted to: each period of its class's days, in the order of the week. */
export function targetsOf(
  verdicts: readonly Verdict[],
  weekdays: readonly number[],
  periodsOf: (weekday: number) => readonly Span[],
): Target[] {
  return weekdays.flatMap((weekday) =>
    periodsOf(weekday).map((period, at, periods) => ({
      room: roomFrom(periods.slice(at)),
      key: keyOf(weekday, period),
      weekday,
      period,
      verdict: verdicts.find(({ place }) => place.weekday === weekday && place.from === period.from) ?? null,
    })),
  );
}

function roomFrom(periods: readonly Span[]): number {
  const gap = periods.findIndex(({ to }, at) => to !== periods[at + 1]?.from);
  return gap === -1 ? periods.length : gap + 1;
}

export const keyOf = (weekday: number, { from }: Pick<Span, 'from'>): string => `${weekday} ${from}`;

/** Along the week: in columns of days up and down go through a day, in a row of all days left and right do. */
const steps: Readonly<
  Record<'days' | 'row', Readonly<Record<string, 'next' | 'previous' | 'before' | 'after'>>>
> = {
  days: { ArrowDown: 'next', ArrowUp: 'previous', ArrowLeft: 'before', ArrowRight: 'after' },
  row: { ArrowRight: 'next', ArrowLeft: 'previous' },
};

/** Where an arrow leads from a target; undefined for other keys and at the edge. */
export function targetBeside(
  targets: readonly Target[],
  chosen: string,
  arrow: string,
  layout: keyof typeof steps,
): Target | undefined {
  const at = targets.findIndex(({ key }) => key === chosen);
  const [from, step] = [targets[at], steps[layout][arrow]];
  if (!step) return undefined;
  if (!from) return targets[0];
  if (step === 'next' || step === 'previous') return targets[at + (step === 'next' ? 1 : -1)];
  const weekdays = [...new Set(targets.map(({ weekday }) => weekday))];
  const day = weekdays[weekdays.indexOf(from.weekday) + (step === 'after' ? 1 : -1)];
  const ofDay = targets.filter(({ weekday }) => weekday === day);
  return ofDay.findLast(({ period }) => period.from <= from.period.from) ?? ofDay[0];
}
