import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/route-policy.js';
import { MetricsQueryDto } from './metrics.dto.js';
import { Metrics } from './metrics.js';

@ApiExcludeController()
@Controller('api/metrics')
@Allow('loopback')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(
    @Query() { of }: MetricsQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { text, contentType } = await this.metrics.exposition(of);
    reply.type(contentType);
    return text;
  }
}
