import { IsISO8601 } from 'class-validator';

export class FreezeClockDto {
  /** Where the business clock shall stand, e.g. 2026-12-01T00:00:00+08:00 */
  @IsISO8601({ strict: true })
  now: string;
}

export class ClockDto {
  /** e.g. 2026-12-01T00:00:00.000+08:00 */
  now: string;

  frozen: boolean;
}

export class DueRunDto {
  /** How many boundaries were passed. */
  transitions: number;
}
