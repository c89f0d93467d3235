import { ApiProperty } from '@nestjs/swagger';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { scheduleNames } from '../../../platform/queue/job-definition.js';
import type { ScheduleState } from '../../../platform/queue/schedule-runs.js';

export class ScheduleRunDto {
  plannedAt: string | null;

  startedAt: string | null;

  finishedAt: string | null;

  /** succeeded, failed; null while it runs, or when it was killed */
  outcome: string | null;

  error: string | null;

  runs: number;

  failures: number;
}

export class ScheduleDto {
  @ApiProperty({ enum: scheduleNames })
  name: string;

  /** Every so many seconds; null where it runs at a time of the day */
  everySeconds: number | null;

  /** HH:MM in Malaysia */
  dailyAt: string | null;

  /** null before the first run */
  lastRun: ScheduleRunDto | null;

  nextAt: string | null;

  /** How long the next run is overdue; 0 while it is not */
  latenessSeconds: number;

  /** Overdue for longer than a moment */
  isLate: boolean;
}

export class SchedulesDto {
  schedules: ScheduleDto[];
}

/** A worker that is busy or starts anew is no reason to worry. */
const TOLERANCE_MS = 90_000;

export function toSchedulesDto(states: readonly ScheduleState[]): SchedulesDto {
  return { schedules: states.map(toScheduleDto) };
}

function toScheduleDto({ name, schedule, lastRun, nextAt, latenessMs }: ScheduleState): ScheduleDto {
  return {
    name,
    everySeconds: 'everyMs' in schedule ? schedule.everyMs / 1_000 : null,
    dailyAt: 'dailyAt' in schedule ? schedule.dailyAt : null,
    lastRun: lastRun && {
      plannedAt: isoOrNull(lastRun.plannedAt),
      startedAt: isoOrNull(lastRun.startedAt),
      finishedAt: isoOrNull(lastRun.finishedAt),
      outcome: lastRun.outcome,
      error: lastRun.error,
      runs: lastRun.runs,
      failures: lastRun.failures,
    },
    nextAt: isoOrNull(nextAt),
    latenessSeconds: Math.round(latenessMs / 1_000),
    isLate: latenessMs > TOLERANCE_MS,
  };
}
