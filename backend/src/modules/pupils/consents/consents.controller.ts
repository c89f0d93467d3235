import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import {
  ConsentHistoryDto,
  ConsentStandingsDto,
  ConsentsOfClassDto,
  ConsentsOfClassQueryDto,
  NewConsentDto,
  toConsentDto,
  toConsentsOfListedDto,
  toStandingsDto,
  WithdrawConsentDto,
} from './consents.dto.js';
import { ConsentsService } from './consents.service.js';

/** Persetujuan: read with the card, entered by who keeps pupils. */
@ApiTags('pupils')
@Controller('api')
@Allow('admin', 'pupils')
@Rows('school')
@Requires('manageUsers')
export class ConsentsController {
  constructor(private readonly consents: ConsentsService) {}

  /** How each consent of the pupils of a class stands, as far as the caller opens their cards. */
  @Get('pupil-consents')
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async ofClass(
    @Caller() caller: SchoolCaller,
    @Query() query: ConsentsOfClassQueryDto,
  ): Promise<ConsentsOfClassDto> {
    const found = await this.consents.ofClass(caller, query);
    return { items: [...found].map(([pupilId, consents]) => toConsentsOfListedDto(pupilId, consents)) };
  }

  /** How each consent of the pupil stands, and what its withdrawal would switch off. */
  @Get('pupils/:id/consents')
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<ConsentStandingsDto> {
    return toStandingsDto(await this.consents.read(caller, id));
  }

  /** Shows who gave what and took it back. Each opening is a line that administrators read. */
  @Post('pupils/:id/consent-openings')
  @HttpCode(200)
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async open(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<ConsentHistoryDto> {
    return { consents: (await this.consents.open(caller, id)).map(toConsentDto) };
  }

  /** Records what a guardian agreed to. */
  @Post('pupils/:id/consents')
  @HttpCode(200)
  async record(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) pupilId: string,
    @Body() body: NewConsentDto,
  ): Promise<ConsentStandingsDto> {
    return toStandingsDto(await this.consents.record(caller, pupilId, body.id, body));
  }

  /** Takes a consent back, and with it what hangs on it. */
  @Post('pupils/:id/consent-withdrawals')
  @HttpCode(200)
  async withdraw(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) pupilId: string,
    @Body() { consentId, ...withdrawal }: WithdrawConsentDto,
  ): Promise<ConsentStandingsDto> {
    return toStandingsDto(await this.consents.withdraw(caller, pupilId, consentId, withdrawal));
  }
}
