type Times = Readonly<{ startTime: string; endTime: string }>;

/** "8.10-9.10", as schools write it. */
export function timesOf({ startTime, endTime }: Times): string {
  return `${clock(startTime)}-${clock(endTime)}`;
}

/** "8.10" */
export function clock(time: string): string {
  return `${Number(time.slice(0, 2))}.${time.slice(3)}`;
}
