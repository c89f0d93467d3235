import { type DaySpan, spanHolds } from '@rules/calendar/day';
import { formatShortDate } from '../../ui/format';
import type { Duty, Member } from './calls';

export const dutyNames: Record<Duty, string> = {
  absences: 'Ketidakhadiran guru',
  assessments: 'Pentaksiran',
  calendar: 'Kalendar dan takwim',
  panel_head: 'Ketua panitia',
  pupils: 'Murid',
  timetable: 'Jadual waktu',
};

/** "5 Jan 2026 hingga 9 Jan 2026" */
export function spanWords({ from, to }: DaySpan): string {
  return to === null
    ? `Mulai ${formatShortDate(from)}`
    : `${formatShortDate(from)} hingga ${formatShortDate(to)}`;
}

type Suspended = Pick<Member, 'suspension'>;

export function isSuspended({ suspension }: Suspended, today: string): boolean {
  return suspension !== null && spanHolds(suspension, today);
}

/** Today or later. */
export function isStanding({ to }: DaySpan, today: string): boolean {
  return to === null || today <= to;
}

/** Undefined for whoever may enter, today and later. `today`: YYYY-MM-DD. */
export function suspensionWords({ suspension }: Suspended, today: string): string | undefined {
  if (!suspension || !isStanding(suspension, today)) return undefined;
  if (today < suspension.from) return `Digantung mulai ${formatShortDate(suspension.from)}`;
  return suspension.to === null ? 'Digantung' : `Digantung hingga ${formatShortDate(suspension.to)}`;
}

/** "24 orang, 2 digantung." */
export function peopleSentence(members: readonly Suspended[], today: string): string {
  const away = members.filter((member) => isSuspended(member, today)).length;
  return away > 0 ? `${members.length} orang, ${away} digantung.` : `${members.length} orang.`;
}

/** On which day somebody was here last; nothing is known of days before they were counted. */
export function lastEntryWords(lastEnteredOn: string | null, today: string): string {
  if (lastEnteredOn === null) return '–';
  return lastEnteredOn === today ? 'Hari ini' : formatShortDate(lastEnteredOn);
}
