import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/route-policy.js';
import { LiveDto, ReadyDto } from './health.dto.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Controller('api/health')
@Allow('public')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Says that the process runs. */
  @Get('live')
  live(): LiveDto {
    return { status: 'up' };
  }

  /** Says whether requests can be served, and what is missing. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyDto> {
    const ready = await this.readiness.now();
    reply.status(ready.status === 'down' ? 503 : 200);
    return ready;
  }
}
