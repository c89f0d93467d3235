/** Whether the text is HH:MM from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether the first HH:MM is later in the day than the second. */
export function isLaterTime(time: string, than: string): boolean {
  return time > than;
}

/** From one HH:MM to another; negative where the second is the earlier. */
export function minutesBetween(from: string, to: string): number {
  return minutesOf(to) - minutesOf(from);
}

/** An HH:MM so many minutes later, at most the last minute of the day. */
export function addMinutes(time: string, minutes: number): string {
  const sum = Math.min(minutesOf(time) + minutes, 24 * 60 - 1);
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
