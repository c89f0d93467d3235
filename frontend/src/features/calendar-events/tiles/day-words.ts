import { dayPlan } from '@rules/calendar/domain/day-plan';
import { holidayAhead } from '@rules/calendar/domain/holiday-ahead';
import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { formatDate } from '../../../ui/format';

/** What a day is: "Hari persekolahan.", "Tiada persekolahan · Deepavali.", "Hari persekolahan · Peperiksaan akhir." */
export function dayWords(calendar: SchoolCalendar, day: string): string {
  const { isSchoolDay, teaches, cutFrom, reasons } = dayPlan(calendar, null, day);
  const names = reasons.flatMap((reason) => {
    if (reason.kind === 'exception') return [reason.exception.reason];
    if (reason.kind === 'special') return [reason.period.name];
    return reason.kind === 'holiday' && !isSchoolDay ? [reason.holiday.name] : [];
  });
  if (!isSchoolDay)
    return names.length > 0 ? `Tiada persekolahan · ${names.join(' · ')}.` : freeDayWords(reasons);
  const school = [
    teaches ? 'Hari persekolahan' : 'Hari persekolahan tanpa PdP',
    cutFrom && `sehingga ${cutFrom.replace(':', '.')}`,
  ];
  return `${[school.filter(Boolean).join(' '), ...names].join(' · ')}.`;
}

function freeDayWords(reasons: readonly { kind: string }[]): string {
  return reasons.some(({ kind }) => kind === 'weekend')
    ? 'Hujung minggu.'
    : 'Di luar hari persekolahan sesi ini.';
}

/** "3 hari persekolahan lagi sebelum Deepavali, Isnin, 9 November 2026." */
export function aheadWords(calendar: SchoolCalendar, day: string): string {
  const ahead = holidayAhead(calendar, day);
  if (!ahead) return 'Tiada cuti lagi dalam sesi ini.';
  const { holiday, schoolDaysBefore } = ahead;
  const left =
    schoolDaysBefore === 0 ? 'Tiada hari persekolahan lagi' : `${schoolDaysBefore} hari persekolahan lagi`;
  return `${left} sebelum ${holiday.name} (${formatDate(holiday.from)}).`;
}
