const DAY_MS = 86_400_000;
/** Malaysia's, all year. */
const OFFSET_MS = 8 * 3_600_000;

/** What time it is for tokens, codes and the machine. The only place of the journeys that asks (architecture.spec.ts). */
export function systemNow(): number {
  return Date.now();
}

/** `2026-11-26`, so many days from today; yesterday is -1. Whoever needs a day of school takes it from the session. */
export function dayFromToday(days: number): string {
  return daysAfter(new Date(systemNow() + OFFSET_MS).toISOString().slice(0, 10), days);
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** As it is typed: `26/11/2026`. */
export function asTyped(day: string): string {
  return day.split('-').toReversed().join('/');
}
