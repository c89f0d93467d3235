/** Whether the text is HH:MM from 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether the first HH:MM is later in the day than the second. */
export function isLaterTime(time: string, than: string): boolean {
  return time > than;
}
