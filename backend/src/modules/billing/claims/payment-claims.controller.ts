import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { EvidenceUploadDto, PaymentClaimsDto, SendClaimDto } from './payment-claims.dto.js';
import { PaymentClaims } from './payment-claims.js';
import { toClaimsDto } from './to-claims-dto.js';

const ClaimId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The claim') }));

/** Payments past every provider, as the school tells of them: the evidence first, then what it shows. */
@ApiTags('billing documents')
@Controller('api/billing/claims')
@Allow('main-admin')
@Rows('school')
@Requires('billing')
export class PaymentClaimsController {
  constructor(private readonly claims: PaymentClaims) {}

  /** What the school says it has paid, and what finance made of it. */
  @Get()
  @Allow('admin')
  async list(@Caller() { school }: SchoolCaller): Promise<PaymentClaimsDto> {
    return toClaimsDto(await this.claims.ofSchool(school.id));
  }

  /** The file goes to storage itself, so that a broken connection loses nothing of it. */
  @Post('uploads')
  beginUpload(@Caller() caller: SchoolCaller): Promise<EvidenceUploadDto> {
    return this.claims.beginUpload(caller);
  }

  /** Tells finance of a payment that came past every provider. */
  @Put(':id')
  @HttpCode(204)
  async send(
    @Caller() caller: SchoolCaller,
    @ClaimId() id: string,
    @Body() { method, reference, amountSen, paidOn }: SendClaimDto,
  ): Promise<void> {
    await this.claims.send(caller, { id, method, reference, amountSen, paidOn });
  }

  /** Until finance has decided. */
  @Delete(':id')
  @HttpCode(204)
  async withdraw(@Caller() caller: SchoolCaller, @ClaimId() id: string): Promise<void> {
    await this.claims.withdraw(caller, id);
  }
}
