import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { OfferTransferDto, OpenTransferDto, toOpenTransferDto } from './transfers.dto.js';
import { TransfersService } from './transfers.service.js';

/** The Admin Utama hands the role to somebody, who confirms it. */
@ApiTags('members')
@Controller('api/main-admin-transfer')
@Allow('member')
@Rows('own')
@Requires('manageUsers')
export class TransfersController {
  constructor(private readonly transfers: TransfersService) {}

  /** What is offered by the caller or to the caller. */
  @Get()
  async read(@Caller() caller: SchoolCaller): Promise<OpenTransferDto> {
    return toOpenTransferDto(await this.transfers.find(caller));
  }

  /** Offers the caller's role to somebody for some days, in place of an earlier offer. */
  @Put()
  @Allow('main-admin')
  async offer(
    @Caller() caller: SchoolCaller,
    @Body() { receiverId }: OfferTransferDto,
  ): Promise<OpenTransferDto> {
    return toOpenTransferDto(await this.transfers.offer(caller, receiverId));
  }

  /** Withdraws the offer, or declines it. */
  @Delete()
  @HttpCode(204)
  async end(@Caller() caller: SchoolCaller): Promise<void> {
    await this.transfers.end(caller);
  }

  /** Takes the role: from the next request on the holder is an administrator, and the caller the main one. */
  @Post('acceptance')
  @HttpCode(204)
  async accept(@Caller() caller: SchoolCaller): Promise<void> {
    await this.transfers.accept(caller);
  }
}
