const second = 1_000;
const delays = [1, 2, 5, 10];

/** Milliseconds until a lost connection is tried again, for the first, second, ... try. */
export function reconnectAfterMs(tries: number): number {
  return (delays[tries - 1] ?? 10) * second;
}

/** Said here, since the library's own change from version to version. */
export const realtimeSettings = {
  timeout: 10 * second,
  heartbeatIntervalMs: 30 * second,
  reconnectAfterMs,
} as const;
