import { ABSENCE_KIND_NAMES } from '@rules/staff/domain/absence-kind';
import { formatShortDate } from '../../ui/format';
import type { Absence } from './calls';

type Time = Pick<Absence, 'from' | 'to' | 'fromPeriod' | 'toPeriod'>;

/** "23 Nov 2026 hingga 24 Nov 2026", "23 Nov 2026, waktu 1 hingga 3" */
export function timeWords({ from, to, fromPeriod, toPeriod }: Time): string {
  if (fromPeriod === null || toPeriod === null)
    return from === to ? formatShortDate(from) : `${formatShortDate(from)} hingga ${formatShortDate(to)}`;
  const periods = fromPeriod === toPeriod ? `${fromPeriod}` : `${fromPeriod} hingga ${toPeriod}`;
  return `${formatShortDate(from)}, waktu ${periods}`;
}

/** "Kursus: Pentaksiran bilik darjah"; who may not know why reads that somebody is away. */
export function reasonWords({ kind, reason }: Pick<Absence, 'kind' | 'reason'>): string {
  if (!kind) return 'Tidak hadir';
  return reason ? `${ABSENCE_KIND_NAMES[kind]}: ${reason}` : ABSENCE_KIND_NAMES[kind];
}

/** Those whose first day has come, and those who are still to go. `today`: YYYY-MM-DD. */
export function byToday(absences: readonly Absence[], today: string) {
  return {
    today: absences.filter(({ from }) => from <= today),
    coming: absences.filter(({ from }) => from > today),
  };
}

/** Somebody with two times of a day is one person. */
const peopleIn = (absences: readonly Absence[]) => new Set(absences.map(({ personId }) => personId)).size;

/** "2 orang tidak hadir hari ini, 1 akan datang." */
export function absencesSentence(absences: readonly Absence[], today: string): string {
  const split = byToday(absences, today);
  const now = peopleIn(split.today);
  const coming = peopleIn(split.coming);
  const present = now > 0 ? `${now} orang tidak hadir hari ini` : 'Tiada yang direkod tidak hadir hari ini';
  return coming > 0 ? `${present}, ${coming} orang akan tidak hadir.` : `${present}.`;
}
