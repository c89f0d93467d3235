import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';

export class FreezeClockDto {
  @ApiProperty({ example: '2026-12-01T00:00:00+08:00', description: 'Where the business clock shall stand' })
  @IsISO8601({ strict: true })
  now: string;
}

export class ClockDto {
  @ApiProperty({ example: '2026-12-01T00:00:00.000+08:00' })
  now: string;

  @ApiProperty()
  frozen: boolean;
}
