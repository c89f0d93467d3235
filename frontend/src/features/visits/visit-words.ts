import { addDays } from '@rules/calendar/day';
import { formatDate, formatDayRange, formatTime } from '../../ui/format';

type Week = { week: string; number: number | null };

/** "Minggu 40 · 9-13 Nov"; without a number where the school gives it none. */
export function weekWords({ week, number }: Week): string {
  return `${weekName({ week, number })} · ${daysOf(week)}`;
}

/** "9-13 Nov" */
export function daysOf(week: string): string {
  return formatDayRange(week, addDays(week, 4));
}

/** "Minggu 40" */
export function weekName({ week, number }: Week): string {
  return number === null ? `Minggu ${formatDate(week)}` : `Minggu ${number}`;
}

/** "3 RPH dihantar, 2 disahkan" */
export function figureWords({ sent, verified }: { sent: number; verified: number }): string {
  if (sent === 0) return 'Tiada RPH dihantar';
  return `${sent} RPH dihantar, ${verified === 0 ? 'belum ada yang disahkan' : `${verified} disahkan`}`;
}

/** "Selasa, 20 Oktober 2026, 9.00 pagi" */
export function momentWords(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(new Date(instant))}`;
}
