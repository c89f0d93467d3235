import type { OfficialDays } from '@rules/calendar/domain/official-year';
import { HOLIDAY_KINDS, type HolidayKind } from '@rules/calendar/domain/school-calendar';
import { problemsOfDays } from '@rules/calendar/domain/session-days';
import type { FormProblem } from '../../../forms/form-problem';
import type { Form } from '../../../forms/use-form';
import { formatShortDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import type { SessionDays } from '../calls';

/** As it is typed; days are empty while what stands there is none. `key`: of a line that moves when one goes. */
export type TermText = { key: string; term: number; from: string; to: string };
export type HolidayText = { key: string; kind: HolidayKind; name: string; from: string; to: string };
/** Shaped as it is sent, so that the server's refusals have their field. */
export type DaysText = { days: { terms: TermText[]; holidays: HolidayText[] } };
export type DaysForm = Pick<Form<DaysText>, 'at'>;
export type Session = { firstDay: string; lastDay: string };

const keyed = <Line extends object>(line: Line) => ({ ...line, key: randomUuid() });

export function textOf({ terms, holidays }: OfficialDays): DaysText {
  return {
    days: {
      terms: terms.map((term) => keyed(term)),
      holidays: holidays.map((holiday) => keyed(holiday)),
    },
  };
}

export function contentOf({ days: { terms, holidays } }: DaysText): SessionDays {
  return {
    terms: terms.map(({ term, from, to }) => ({ term, from, to })),
    holidays: holidays.map(({ kind, name, from, to }) => ({ kind, name: name.trim(), from, to })),
  };
}

/** A term has two blocks: the third is the first of the second term. The first one begins with the session. */
export function nextTerm(terms: readonly TermText[], { firstDay }: Session): TermText {
  const from = terms.length === 0 ? firstDay : '';
  return keyed({ term: terms.length < 2 ? 1 : 2, from, to: '' });
}

export function nextHoliday(): HolidayText {
  return keyed({ kind: 'term_break', name: '', from: '', to: '' });
}

export function isHolidayKind(value: string): value is HolidayKind {
  return HOLIDAY_KINDS.some((kind) => kind === value);
}

/** By the rule that the server has; the words are those of the form. */
export function daysProblems(text: DaysText, session: Session): FormProblem[] {
  const { terms, holidays } = text.days;
  const unfilled = [
    ...terms.flatMap((line, at) => undatedIn(line, `days.terms.${at}`)),
    ...holidays.flatMap((line, at) => [
      ...(line.name.trim() ? [] : [{ field: `days.holidays.${at}.name`, message: 'Sila tulis nama cuti.' }]),
      ...undatedIn(line, `days.holidays.${at}`),
    ]),
  ];
  if (unfilled.length > 0) return unfilled;
  const { firstDay, lastDay } = session;
  return problemsOfDays(contentOf(text), firstDay, lastDay).map(({ field, message }) => ({
    field: `days.${field}`,
    message: wordsOf(field, message, session),
  }));
}

function undatedIn(line: { from: string; to: string }, place: string): FormProblem[] {
  return (['from', 'to'] as const)
    .filter((end) => !line[end])
    .map((end) => ({ field: `${place}.${end}`, message: 'Sila pilih tarikh.' }));
}

function wordsOf(field: string, message: string, { firstDay, lastDay }: Session): string {
  if (field.endsWith('.to')) return 'Hari terakhir tidak boleh sebelum hari pertama.';
  return message.startsWith('must lie')
    ? `Penggal mesti dalam sesi: ${formatShortDate(firstDay)} hingga ${formatShortDate(lastDay)}.`
    : 'Mesti selepas baris di atasnya tamat.';
}
