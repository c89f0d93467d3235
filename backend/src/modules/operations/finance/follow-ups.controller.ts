import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { AllowStaff } from '../../../platform/access/route-policy.js';
import {
  ChangeOwnerDto,
  RemindDto,
  RemindedDto,
  ResolveFlagDto,
  WriteNoteDto,
} from './finance-actions.dto.js';
import { Flags } from './flags.js';
import { FollowUps } from './follow-ups.js';
import { ReminderOrders } from './reminders/reminder-orders.js';

/** What moves no money; each is done once for its id, with its entry in the audit. */
@ApiTags('operations')
@Controller('api/operations/finance')
@AllowStaff('finance')
export class FollowUpsController {
  constructor(
    private readonly followUps: FollowUps,
    private readonly reminders: ReminderOrders,
    private readonly flags: Flags,
  ) {}

  /** Asks the Admin Utama of each school to pay, in the product and by mail; at night it is planned for the morning. */
  @Post('reminders')
  @HttpCode(200)
  async remind(@Caller() caller: StaffCaller, @Body() order: RemindDto): Promise<RemindedDto> {
    return { results: await this.reminders.order(caller, order) };
  }

  /** A note, or with a day a promise to pay. */
  @Post('schools/:code/notes')
  @HttpCode(204)
  async write(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() note: WriteNoteDto,
  ): Promise<void> {
    await this.followUps.write(caller, code, note);
  }

  /** Gives a school to somebody to follow up. */
  @Post('schools/:code/owner')
  @HttpCode(204)
  async changeOwner(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: ChangeOwnerDto,
  ): Promise<void> {
    await this.followUps.changeOwner(caller, code, order);
  }

  /** Somebody has looked at a flagged payment. */
  @Post('flags/resolution')
  @HttpCode(204)
  async resolve(@Caller() caller: StaffCaller, @Body() order: ResolveFlagDto): Promise<void> {
    await this.flags.resolve(caller, order);
  }
}
