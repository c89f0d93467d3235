import { weekStartOfCalendar } from '@rules/calendar/domain/school-calendar';
import { unusualDay } from '@rules/calendar/domain/school-days';
import type { CalendarDaysProps } from '../../ui/calendar-days';
import { formatDate } from '../../ui/format';
import { useSchoolDays } from './use-school-days';
import { weekLabel } from './week-label';

/** For the frame: where the school year stands today. */
export function WeekOfSchool({ today }: { today: string }) {
  const { days, source } = useSchoolDays();
  const label = weekLabel(days, today);
  if (!label) return formatDate(today);
  return [label, sourceWords[source]].filter(Boolean).join(' · ');
}

const sourceWords = { school: '', unconfirmed: 'belum disahkan', ministry: 'kalendar KPM', nobody: '' };

/** For a choice of days. */
export function DaysOfSchool({ children }: CalendarDaysProps) {
  const { days } = useSchoolDays();
  return children({
    weekStart: weekStartOfCalendar(days),
    namesOf: (date) => unusualDay(days, date)?.names ?? [],
  });
}
