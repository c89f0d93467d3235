/** Dates as "YYYY-MM-DD" in Malaysia, which has no daylight saving: text compares like time. */
export type LocalDate = string;

const OFFSET = '+08:00';

const civil = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' });

export function dateOf(instant: number): LocalDate {
  return civil.format(instant);
}

export function startOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00${OFFSET}`);
}

export function nextDay(date: LocalDate): LocalDate {
  return plusDays(date, 1);
}

export function plusDays(date: LocalDate, days: number): LocalDate {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8));
}

/** The same day of a later month, or that month's last day: found by trying, from the wished day downwards. */
export function plusMonths(date: LocalDate, months: number, wishedDay: number): LocalDate {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  for (let day = wishedDay; ; day--) {
    const candidate = `${month}-${String(day).padStart(2, '0')}`;
    if (isDate(candidate)) return candidate;
  }
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
