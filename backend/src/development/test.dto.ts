import { IsInstant } from './is-instant.js';

export class FreezeClockDto {
  /** Where the business clock shall stand, e.g. 2026-12-01T00:00:00+08:00 */
  @IsInstant()
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
