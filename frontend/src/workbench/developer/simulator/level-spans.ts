import { DAY_MS as day } from '@rules/calendar/day';
import type { DatedLevel, Level, Simulation } from './developer-client';

/** `days`: as begun; null of the last, which has no end. */
export type LevelSpan = { level: Level; from: string; days: number | null };

/** The levels from now on, each for as long as it holds. */
export function levelSpans(
  { now, restrictionLevel }: Pick<Simulation['explanation'], 'now' | 'restrictionLevel'>,
  ahead: readonly DatedLevel[],
): LevelSpan[] {
  const starts = [{ at: now, level: restrictionLevel }, ...ahead].filter(
    ({ level }, index, all) => level !== all[index - 1]?.level,
  );
  return starts.map(({ at, level }, index) => {
    const next = starts[index + 1];
    return { level, from: at, days: next ? Math.ceil((Date.parse(next.at) - Date.parse(at)) / day) : null };
  });
}
