import { ApiProperty } from '@nestjs/swagger';

export class LiveDto {
  @ApiProperty({ enum: ['up'] })
  status: 'up';
}

export class ReadyDto {
  @ApiProperty({ enum: ['up', 'down'] })
  status: 'up' | 'down';

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'boolean' },
    example: { database: true, queue: true, hostedBackend: true, migrations: true },
  })
  checks: Record<string, boolean>;
}
