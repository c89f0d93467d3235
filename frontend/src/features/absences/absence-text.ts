import { problemOfTime } from '@rules/staff/domain/absence-time';
import type { FormProblem } from '../../forms/form-problem';
import type { Absence, AbsenceKind, NewAbsence } from './calls';

/** As it is typed. `whole`: days; `part`: some periods of one day. */
export type AbsenceText = {
  personId: string;
  span: 'whole' | 'part';
  from: string;
  to: string;
  fromPeriod: string;
  toPeriod: string;
  kind: AbsenceKind;
  reason: string;
};

export function textOf(
  absence: Absence | undefined,
  begun: { personId: string; today: string; lastDay: string },
): AbsenceText {
  const { from, to, fromPeriod, toPeriod } = absence ?? {
    from: begun.today,
    to: begun.lastDay,
    fromPeriod: null,
    toPeriod: null,
  };
  return {
    personId: absence?.personId ?? begun.personId,
    span: fromPeriod === null ? 'whole' : 'part',
    from,
    to,
    fromPeriod: fromPeriod === null ? '1' : String(fromPeriod),
    toPeriod: toPeriod === null ? '1' : String(toPeriod),
    kind: absence?.kind ?? 'sick',
    reason: absence?.reason ?? '',
  };
}

/** Only of a text without problems. */
export function absenceOf({ span, reason, ...text }: AbsenceText): Omit<NewAbsence, 'id'> {
  const time =
    span === 'whole'
      ? { to: text.to, fromPeriod: null, toPeriod: null }
      : { to: text.from, fromPeriod: Number(text.fromPeriod), toPeriod: Number(text.toPeriod) };
  const { personId, from, kind } = text;
  return { personId, from, kind, ...time, reason: reason.trim() };
}

const timeWords = {
  from: 'Sila pilih hari pertama.',
  to: 'Sila pilih hari terakhir, tidak sebelum hari pertama dan dalam tempoh 400 hari.',
  fromPeriod: 'Sila pilih waktu pertama.',
  toPeriod: 'Sila pilih waktu terakhir yang tidak sebelum waktu pertama.',
};

export function absenceProblems(text: AbsenceText): FormProblem[] {
  if (!text.personId) return [{ field: 'personId', message: 'Sila pilih siapa yang tidak hadir.' }];
  if (!text.from) return [{ field: 'from', message: timeWords.from }];
  if (text.span === 'whole' && !text.to) return [{ field: 'to', message: timeWords.to }];
  const problem = problemOfTime(absenceOf(text));
  return problem ? [{ field: problem.field, message: timeWords[problem.field] }] : [];
}
