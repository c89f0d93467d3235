import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Now, type SignedInCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { HostSchool } from '../../../platform/tenancy/host-school.js';
import { INVITATION_LINKS } from '../schools.limits.js';
import { AcceptanceService } from './acceptance.service.js';
import {
  AcceptInvitationDto,
  InvitationOfferDto,
  InvitationTokenDto,
  RegisterByInvitationDto,
  toOfferDto,
} from './invitations.dto.js';

/** For the invited, on the host of the school that invites. */
@ApiTags('members')
@Controller('api/invitations')
export class AcceptanceController {
  constructor(private readonly acceptance: AcceptanceService) {}

  /** What a mailed link offers. The token stands in the body: addresses are logged. */
  @Post('offer')
  @HttpCode(200)
  @Allow('public')
  @Limited(LOOKUPS)
  async offer(
    @HostSchool() schoolCode: string | undefined,
    @Body() { token }: InvitationTokenDto,
  ): Promise<InvitationOfferDto> {
    return toOfferDto(await this.acceptance.find({ schoolCode, token }), systemNow());
  }

  /** Makes the caller a member of the school that invited them. */
  @Post('acceptance')
  @HttpCode(204)
  @Allow('signed-in')
  @Limited(INVITATION_LINKS)
  async accept(
    @Caller() { principal, now }: SignedInCaller,
    @HostSchool() schoolCode: string | undefined,
    @Body() { token, displayName }: AcceptInvitationDto,
  ): Promise<void> {
    const moment = { now, openedAt: systemNow() };
    await this.acceptance.accept({ schoolCode, token }, principal, displayName, moment);
  }

  /** Makes the account of somebody new, who signs in with it afterwards. */
  @Post('registration')
  @HttpCode(204)
  @Allow('public')
  @Limited(INVITATION_LINKS)
  async register(
    @Now() now: number,
    @HostSchool() schoolCode: string | undefined,
    @Body() { token, displayName, password }: RegisterByInvitationDto,
  ): Promise<void> {
    const moment = { now, openedAt: systemNow() };
    await this.acceptance.register({ schoolCode, token }, { displayName, password }, moment);
  }
}
