import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, type SignedInCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { IdempotencyKey } from '../../../platform/http/idempotency-key.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { SchoolDto } from '../schools.dto.js';
import { REGISTRATIONS } from '../schools.limits.js';
import { CodeAvailabilityDto, CodeAvailabilityRequestDto, RegisterSchoolDto } from './registration.dto.js';
import { RegistrationService } from './registration.service.js';

/** A new school, by whoever is signed in: the account comes first, its address is confirmed by then. */
@ApiTags('schools')
@Controller('api/schools')
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  /** Says whether a school may be registered under the code. */
  @Post('availability')
  @HttpCode(200)
  @Allow('public')
  @Limited(LOOKUPS)
  async availability(@Body() { code }: CodeAvailabilityRequestDto): Promise<CodeAvailabilityDto> {
    return { availability: await this.registration.availabilityOf(code) };
  }

  /** The trial runs when it answers. */
  @Post('registrations')
  @Allow('signed-in')
  @Limited(REGISTRATIONS)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same school' })
  async register(
    @Caller() { principal, now }: SignedInCaller,
    @Body() order: RegisterSchoolDto,
    @IdempotencyKey() key: string,
  ): Promise<SchoolDto> {
    const { code, name } = await this.registration.register(principal, order, key, {
      now,
      consentedAt: systemNow(),
    });
    return { code, name };
  }
}
