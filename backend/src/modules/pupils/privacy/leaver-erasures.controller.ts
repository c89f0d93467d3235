import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { RequiresFreshSignIn } from '../../../platform/access/fresh-sign-in.check.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { backupsGoneAfter } from './backups-gone.js';
import { LeaverErasure } from './leaver-erasure.js';
import {
  ErasedLeaversDto,
  EraseLeaversDto,
  LeaversCountDto,
  LeaversQueryDto,
} from './leaver-erasures.dto.js';

/** Pupils who left long ago, of whom a school keeps nothing any more. */
@ApiTags('pupils')
@Controller('api/leaver-erasures')
@Allow('main-admin')
@Rows('school')
@Requires('manageUsers')
export class LeaverErasuresController {
  constructor(private readonly leavers: LeaverErasure) {}

  /** How many left before a day, a year ago at the latest. */
  @Get()
  async count(
    @Caller() caller: SchoolCaller,
    @Query() { before }: LeaversQueryDto,
  ): Promise<LeaversCountDto> {
    return { pupils: await this.leavers.count(caller, before) };
  }

  /** Erases them for good, a hundred at once, and answers with the certificate of these. */
  @Post()
  @HttpCode(200)
  @RequiresFreshSignIn()
  async erase(
    @Caller() caller: SchoolCaller,
    @Body() { before, confirmation }: EraseLeaversDto,
  ): Promise<ErasedLeaversDto> {
    const { erased, left, lines } = await this.leavers.erase(caller, before, confirmation);
    return {
      ...{ erased, left, lines: [...lines] },
      erasedAt: toMalaysianIso(caller.now),
      backupsGoneOn: backupsGoneAfter(caller.now),
    };
  }
}
