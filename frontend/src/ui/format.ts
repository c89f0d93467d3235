import { daysBetween } from '@rules/calendar/day';
import { MALAY_MONTHS, MALAY_WEEKDAYS } from '@rules/calendar/malay-date';
import { dayOf, OFFSET_MS } from '@rules/calendar/school-instant';

/** Dates, times and money as Malaysian schools write them. The browser's own ms-MY ("Ogo", "PG") is not used. */

/** "Jan" of "Januari"; "Ogos" stays. */
const shortMonths = MALAY_MONTHS.map((month) => (month === 'Ogos' ? month : month.slice(0, 3)));

const minute = 60_000;
const hour = 60 * minute;

type Civil = { year: number; month: number; date: number; weekday: number; hour: number; minute: number };

/** `YYYY-MM-DD` is taken as that day; anything with a time as an instant, read in Malaysia. */
function civil(value: string | Date): Civil {
  const isPlainDate = typeof value === 'string' && value.length === 10;
  const shifted = new Date(new Date(value).getTime() + (isPlainDate ? 0 : OFFSET_MS));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    date: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** "Isnin, 12 Januari 2026" */
export function formatDate(value: string | Date): string {
  const { weekday, date, month, year } = civil(value);
  return `${MALAY_WEEKDAYS[weekday]}, ${date} ${MALAY_MONTHS[month]} ${year}`;
}

/** "12 Jan 2026" */
export function formatShortDate(value: string | Date): string {
  const { date, month, year } = civil(value);
  return `${date} ${shortMonths[month]} ${year}`;
}

/** "Isn 16" */
export function formatShortDay(value: string | Date): string {
  const { weekday, date } = civil(value);
  return `${shortWeekday(MALAY_WEEKDAYS[weekday] ?? '')} ${date}`;
}

/** "Isn 16 Feb" */
export function formatShortDayAndMonth(value: string | Date): string {
  return `${formatShortDay(value)} ${shortMonths[civil(value).month]}`;
}

/** "Isn" of "Isnin", "Ahd" of "Ahad" */
export function shortWeekday(day: string): string {
  return day === 'Ahad' ? 'Ahd' : day.slice(0, 3);
}

/** "9-13 Nov", "30 Nov-4 Dis" */
export function formatDayRange(from: string | Date, to: string | Date): string {
  const first = civil(from);
  const last = civil(to);
  const start = first.month === last.month ? `${first.date}` : `${first.date} ${shortMonths[first.month]}`;
  return `${start}-${last.date} ${shortMonths[last.month]}`;
}

/** The day an instant falls on in Malaysia, as `YYYY-MM-DD`. */
export function malaysianDate(instant: string | Date): string {
  return dayOf(new Date(instant).getTime());
}

/** "pagi", "tengah hari", "petang" or "malam" in Malaysia. */
export function partOfDayAt(instant: Date): string {
  return partOfDay(civil(instant).hour);
}

function partOfDay(hours: number): string {
  if (hours < 12) return 'pagi';
  if (hours < 14) return 'tengah hari';
  return hours < 19 ? 'petang' : 'malam';
}

/** "7.40 pagi"; takes `HH:MM` or an instant. */
export function formatTime(value: string | Date): string {
  const clock = typeof value === 'string' && /^\d{2}:\d{2}/.test(value) ? value : undefined;
  const { hour, minute } = clock
    ? { hour: Number(clock.slice(0, 2)), minute: Number(clock.slice(3, 5)) }
    : civil(value);
  return `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${partOfDay(hour)}`;
}

/** "7.40-8.40 pagi", "11.30 pagi-12.30 tengah hari"; takes `HH:MM`. */
export function formatTimeRange(start: string, end: string): string {
  const [from, to] = [formatTime(start), formatTime(end)];
  const [fromClock = '', ...fromPart] = from.split(' ');
  return to.endsWith(` ${fromPart.join(' ')}`) ? `${fromClock}-${to}` : `${from}-${to}`;
}

/** "RM 1,234.50" from sen. */
export function formatMoney(sen: number): string {
  const [ringgit = '', cents] = (Math.abs(sen) / 100).toFixed(2).split('.');
  return `${sen < 0 ? '-' : ''}RM ${ringgit.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** "sebentar tadi", "5 minit lalu", "3 jam lalu", "semalam", "dalam 2 jam", "esok", "dalam 3 hari", else the short date. */
export function formatRelative(value: string | Date, now: Date): string {
  const elapsed = now.getTime() - new Date(value).getTime();
  const nights = daysBetween(malaysianDate(value), malaysianDate(now));
  if (nights === 1) return 'semalam';
  if (nights === -1) return 'esok';
  if (nights < 0 && nights > -31) return `dalam ${-nights} hari`;
  if (nights !== 0) return formatShortDate(value);
  if (elapsed <= -minute) return `dalam ${formatDuration(Math.floor(-elapsed / minute))}`;
  if (elapsed < minute) return 'sebentar tadi';
  return elapsed < hour
    ? `${Math.floor(elapsed / minute)} minit lalu`
    : `${Math.floor(elapsed / hour)} jam lalu`;
}

/** "1,234", "87.5" */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** "87.5%"; takes a share from 0 to 1, at most one decimal. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 1000) / 10)}%`;
}

/** "Ali", "Ali dan Siti", "Ali, Siti dan Mei" */
export function formatList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} dan ${last}`;
}

/** "512 bait", "1.5 kB", "2 MB"; 1 kB is 1,024 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${formatNumber(bytes)} bait`;
  const kilobytes = bytes / 1024;
  const [amount, unit] = kilobytes < 1024 ? [kilobytes, 'kB'] : [kilobytes / 1024, 'MB'];
  return `${formatNumber(Math.round(amount * 10) / 10)} ${unit}`;
}

/** "45 minit", "1 jam", "1 jam 30 minit" */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} jam`, (rest > 0 || hours === 0) && `${rest} minit`]
    .filter(Boolean)
    .join(' ');
}

/** "12/01/2026" from `YYYY-MM-DD`, as it is typed. */
export function formatTypedDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** "Januari 2026" from any day of the month. */
export function formatMonth(value: string | Date): string {
  const { month, year } = civil(value);
  return `${MALAY_MONTHS[month]} ${year}`;
}

/** "Isnin" */
export function formatWeekday(value: string | Date): string {
  return MALAY_WEEKDAYS[civil(value).weekday] ?? '';
}
