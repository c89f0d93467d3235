import { addDays, type Day, daysBetween } from '../../../platform/calendar/day.js';
import type { OfficialDays } from './official-year.js';
import type { Holiday, TermBlock } from './school-calendar.js';

/** A line of a published year that the school's own days lack, or one of these that it lacks. */
export type DaysDifference = Readonly<{ key: string; act: 'add' | 'remove' }> &
  (Readonly<{ what: 'term'; line: TermBlock }> | Readonly<{ what: 'holiday'; line: Holiday }>);

/** In the order of their days; lines that were declined before are left out. */
export function differencesOf(
  own: OfficialDays,
  published: OfficialDays,
  declined: readonly string[],
): DaysDifference[] {
  const found: DaysDifference[] = [
    ...termLines('add', missing(published.terms, own.terms)),
    ...termLines('remove', missing(own.terms, published.terms)),
    ...holidayLines('add', missing(published.holidays, own.holidays)),
    ...holidayLines('remove', missing(own.holidays, published.holidays)),
  ];
  return found
    .filter(({ key }) => !declined.includes(key))
    .toSorted((one, other) => (one.line.from < other.line.from ? -1 : 1));
}

/** The days with these differences taken over. */
export function withDifferences(own: OfficialDays, accepted: readonly DaysDifference[]): OfficialDays {
  const removed = accepted.filter(({ act }) => act === 'remove').map(({ line }) => lineKey(line));
  const added = accepted.filter(({ act }) => act === 'add');
  const terms = added.flatMap((each) => (each.what === 'term' ? [each.line] : []));
  const holidays = added.flatMap((each) => (each.what === 'holiday' ? [each.line] : []));
  const stays = (line: TermBlock | Holiday) => !removed.includes(lineKey(line));
  return {
    terms: byDay([...own.terms.filter(stays), ...terms]),
    holidays: byDay([...own.holidays.filter(stays), ...holidays]),
  };
}

/**
 * The days of a session as the next one may have them, until somebody knows better: weekdays stay what they are, so that
 * a term begins on the day of the week on which it began. `from`, `to`: the first days of both sessions.
 */
export function copiedDays({ terms, holidays }: OfficialDays, from: Day, to: Day): OfficialDays {
  const days = Math.round(daysBetween(from, to) / 7) * 7;
  const moved = <Line extends TermBlock | Holiday>(line: Line): Line => ({
    ...line,
    from: addDays(line.from, days),
    to: addDays(line.to, days),
  });
  // Public holidays keep their dates or follow the moon: those of the next year are for somebody to enter.
  return {
    terms: terms.map(moved),
    holidays: holidays.filter(({ kind }) => kind === 'term_break').map(moved),
  };
}

type Problem = Readonly<{ field: string; message: string }>;

/** What keeps the days that a school enters from standing. `from`, `to`: those of the session. */
export function problemsOfDays({ terms, holidays }: OfficialDays, first: Day, last: Day): Problem[] {
  const problems = terms.flatMap(({ from, to }, at): Problem[] => {
    const before = terms[at - 1];
    if (to < from) return [{ field: `terms.${at}.to`, message: 'to must not be before from' }];
    if (from < first || last < to)
      return [{ field: `terms.${at}.from`, message: `must lie from ${first} to ${last}` }];
    return before && from <= before.to
      ? [{ field: `terms.${at}.from`, message: 'must be after the one above it' }]
      : [];
  });
  const backwards = holidays.findIndex(({ from, to }) => to < from);
  return backwards < 0
    ? problems
    : [...problems, { field: `holidays.${backwards}.to`, message: 'to must not be before from' }];
}

type Act = DaysDifference['act'];

function termLines(act: Act, lines: readonly TermBlock[]): DaysDifference[] {
  return lines.map((line) => ({ key: `${act}:${lineKey(line)}`, act, what: 'term', line }));
}

function holidayLines(act: Act, lines: readonly Holiday[]): DaysDifference[] {
  return lines.map((line) => ({ key: `${act}:${lineKey(line)}`, act, what: 'holiday', line }));
}

function missing<Line extends TermBlock | Holiday>(from: readonly Line[], among: readonly Line[]): Line[] {
  const known = among.map(lineKey);
  return from.filter((line) => !known.includes(lineKey(line)));
}

function lineKey(line: TermBlock | Holiday): string {
  return 'term' in line
    ? `term:${line.term}:${line.from}:${line.to}`
    : `${line.kind}:${line.name}:${line.from}:${line.to}`;
}

function byDay<Line extends TermBlock | Holiday>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
