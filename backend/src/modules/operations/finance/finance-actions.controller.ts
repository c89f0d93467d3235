import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { AllowStaff } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { EVIDENCE_FILES } from '../../billing/index.js';
import { Evidences } from './evidences.js';
import {
  CreditDto,
  ExtendDto,
  FinanceEvidenceDto,
  KeptEvidenceDto,
  RecordPaymentDto,
  RefundDto,
} from './finance-actions.dto.js';
import { FinanceActions } from './finance-actions.js';
import { FinanceOrders } from './finance-orders.js';

const EvidenceId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The evidence') }));

/** What moves money or time; each is done once for its id, with its entry in the audit. */
@ApiTags('operations')
@Controller('api/operations/finance/schools/:code')
@AllowStaff('finance')
export class FinanceActionsController {
  constructor(
    private readonly actions: FinanceActions,
    private readonly orders: FinanceOrders,
    private readonly evidences: Evidences,
  ) {}

  /** Moves the end of grace. */
  @Post('extensions')
  @HttpCode(204)
  async extend(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: ExtendDto,
  ): Promise<void> {
    await this.actions.extend(caller, code, order);
  }

  /** Keeps a photo or a print, for a payment to name. */
  @Post('evidence')
  @TakesFile()
  async keepEvidence(
    @Param('code') code: string,
    @UploadedFile(EVIDENCE_FILES) file: Upload,
  ): Promise<KeptEvidenceDto> {
    return { evidenceId: await this.evidences.keep(await this.orders.school(code), file) };
  }

  /** Opens a photo or a print as it came. */
  @Get('evidence/:id')
  async openEvidence(@Param('code') code: string, @EvidenceId() id: string): Promise<FinanceEvidenceDto> {
    return { url: await this.evidences.link(await this.orders.school(code), id) };
  }

  /** Money that came past every provider. */
  @Post('payments')
  @HttpCode(204)
  async recordPayment(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: RecordPaymentDto,
  ): Promise<void> {
    await this.actions.recordPayment(caller, code, order);
  }

  /** Credits an invoice, or a part of it. */
  @Post('credit-notes')
  @HttpCode(204)
  async credit(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: CreditDto,
  ): Promise<void> {
    await this.actions.credit(caller, code, order);
  }

  /** Has the provider give money back where it can; else it was given by other means, and is recorded. */
  @Post('refunds')
  @HttpCode(204)
  async refund(
    @Caller() caller: StaffCaller,
    @Param('code') code: string,
    @Body() order: RefundDto,
  ): Promise<void> {
    await this.actions.refund(caller, code, order);
  }
}
