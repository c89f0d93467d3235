import { DAY_MS as dayMs } from '@rules/calendar/day';
import { formatDate, formatShortDate } from '../../../ui/format';
import { lastDayBefore } from '../../../ui/last-day-before';
import type { FinanceSchool } from './calls';

/** To which last day of grace so many further days lead; empty while the days cannot be counted. */
export function extensionText(
  { graceEnd, graceDays }: Pick<FinanceSchool, 'graceEnd' | 'graceDays'>,
  days: number,
  now: Date,
): string {
  if (graceEnd === null || graceDays === 0 || !Number.isInteger(days) || days < 1) return '';
  const end = new Date(Date.parse(graceEnd) + days * dayMs);
  const present = formatShortDate(lastDayBefore(graceEnd));
  const resulting = `Hari terakhir ihsan: ${formatDate(lastDayBefore(end.toISOString()))} (kini ${present}).`;
  return end > now ? resulting : `${resulting} Tarikh itu sudah berlalu, jadi akses tidak kembali penuh.`;
}
