import { Body, Controller, Delete, HttpCode, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../platform/http/rate-limits.js';
import { DeviceQueryDto, UnsentWorkDto } from './unsent-work.dto.js';
import { UnsentWorkService } from './unsent-work.service.js';

/** A device speaks when something begins to wait, or does no longer. */
const REPORTS = defineRateLimit('unsentWork', 120);

/** What waits on the caller's devices: how many texts and since when, never which. Open at every level: at a limited
 * one texts wait most. */
@ApiTags('unsent work')
@Controller('api/unsent-work')
@Allow('member')
@Rows('own')
@Requires('billing')
export class UnsentWorkController {
  constructor(private readonly unsentWork: UnsentWorkService) {}

  /** Says that texts of the caller wait on a device. Once they are a day old, a mail reminds of them. */
  @Put()
  @HttpCode(204)
  @Limited(REPORTS)
  async report(
    @Caller() caller: SchoolCaller,
    @Body() { deviceId, count, oldestAge }: UnsentWorkDto,
  ): Promise<void> {
    await this.unsentWork.remindOf(caller, deviceId, {
      count,
      since: caller.now - oldestAge * 1000,
    });
  }

  /** Says that nothing of the caller waits on a device any more. */
  @Delete()
  @HttpCode(204)
  @Limited(REPORTS)
  async clear(@Caller() caller: SchoolCaller, @Query() { deviceId }: DeviceQueryDto): Promise<void> {
    await this.unsentWork.forget(caller, deviceId);
  }
}
