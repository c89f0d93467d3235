import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SignedInCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { HostSchool } from '../../../platform/tenancy/host-school.js';
import { AccessToken } from '../access-token.js';
import { HandOverDto, IssueHandOverDto, RedeemHandOverDto, SignInTokenDto } from './hand-over.dto.js';
import { HandOverService } from './hand-over.service.js';

@ApiTags('sign-in')
@Controller('api/hand-overs')
export class HandOverController {
  constructor(private readonly handOvers: HandOverService) {}

  /** On the main host: lets the caller go on, signed in, to the host of a school. */
  @Post()
  @HttpCode(200)
  @Allow('signed-in')
  @Limited(LOOKUPS)
  async issue(
    @Caller() { principal }: SignedInCaller,
    @AccessToken() accessToken: string,
    @Body() wished: IssueHandOverDto,
  ): Promise<HandOverDto> {
    return { address: await this.handOvers.issue({ principal, accessToken }, wished, systemNow()) };
  }

  /** On the host of the school. A second factor is asked for again where there is one. */
  @Post('redemption')
  @HttpCode(200)
  @Allow('public')
  @Limited(LOOKUPS)
  async redeem(
    @HostSchool() host: string | undefined,
    @Body() { code, verifier }: RedeemHandOverDto,
  ): Promise<SignInTokenDto> {
    return { tokenHash: await this.handOvers.redeem(code, verifier, host, systemNow()) };
  }
}
