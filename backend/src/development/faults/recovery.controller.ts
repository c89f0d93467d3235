import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Reconcile, Replays } from '../../modules/webhooks/index.js';
import { Now } from '../../platform/access/caller.js';
import { Allow } from '../../platform/access/route-policy.js';
import { FaultOrderDto, FaultsLeftDto, ReplayOrderDto } from './faults.dto.js';
import { Faults } from './faults.js';

const DEVELOPER = { userId: '00000000-0000-0000-0000-000000000000', email: 'pembangun@localhost' };
const PER_MINUTE = 600;
/** Bills are left alone for their first ten minutes. */
const LATER_MS = 15 * 60_000;

/** What breaks, and what mends it. */
@ApiTags('simulator')
@Controller('api/test')
@Allow('loopback')
export class RecoveryController {
  constructor(
    private readonly faults: Faults,
    private readonly reconcile: Reconcile,
    private readonly replays: Replays,
  ) {}

  @Get('faults')
  left(): FaultsLeftDto {
    return { left: this.faults.left };
  }

  @Put('faults')
  arm(@Body() { fault, times }: FaultOrderDto): FaultsLeftDto {
    this.faults.arm(fault, times);
    return this.left();
  }

  /** Asks the bank about open bills, as if a quarter of an hour had passed. */
  @Post('reconciliations')
  @HttpCode(204)
  async ask(@Now() now: number): Promise<void> {
    await this.reconcile.run(now + LATER_MS);
  }

  /** Has an event processed once more. */
  @Post('replays')
  @HttpCode(204)
  async replay(@Body() { eventId }: ReplayOrderDto): Promise<void> {
    const id = randomUUID();
    const reason = 'Ujian pemulihan';
    const selection = { ids: [eventId] };
    await this.replays.start({ id, selection, reason, perMinute: PER_MINUTE, requestedBy: DEVELOPER });
  }
}
