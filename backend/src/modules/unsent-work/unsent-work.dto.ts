import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { SchoolQueryDto } from '../schools/index.js';

export class DeviceQueryDto extends SchoolQueryDto {
  /** Chosen by the device at random; it says nothing of it */
  @IsUUID()
  deviceId: string;
}

export class UnsentWorkDto extends DeviceQueryDto {
  /** How many texts wait there */
  @IsInt()
  @Min(1)
  @Max(10_000)
  count: number;

  /** Seconds since the oldest was written; at most a year. Whatever the clock of the device says, it can tell this */
  @IsInt()
  @Min(0)
  @Max(31_536_000)
  oldestAge: number;
}
