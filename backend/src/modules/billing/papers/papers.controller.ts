import { Controller, Get, Param, ParseUUIDPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { DocumentKind } from './billing-document.js';
import { BillingDocuments } from './billing-documents.js';
import { IssuedDocuments } from './issued-documents.js';
import { methodName } from './method-name.js';
import { CreditNotesDto, ReceiptsDto, UblQueryDto } from './papers.dto.js';
import type { UblDocument } from './ubl/ubl-document.js';

const DocumentId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The document') }));

const PDF = 'application/pdf';
const PDF_REPLY = { content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } } as const;
const UBL_REPLY = {
  description: 'UBL 2.1 in the JSON form of MyInvois',
  schema: { type: 'object' },
} as const;

/** Open at every level: whoever has paid has a right to the paper. */
@ApiTags('billing documents')
@Controller('api/billing')
@Allow('admin')
@Rows('school')
@Requires('billing')
export class PapersController {
  constructor(
    private readonly documents: BillingDocuments,
    private readonly issued: IssuedDocuments,
  ) {}

  /** The receipts of the school, newest first. */
  @Get('receipts')
  async receipts(@Caller() { school }: SchoolCaller): Promise<ReceiptsDto> {
    const receipts = await this.issued.receiptsOf(school.id);
    return {
      receipts: receipts.map(({ paymentId: _, manual, paidAt, issuedAt, ...receipt }) => ({
        ...receipt,
        method: methodName(receipt.provider, manual?.method ?? null),
        paidAt: toMalaysianIso(paidAt),
        issuedAt: toMalaysianIso(issuedAt),
      })),
    };
  }

  /** The credit notes of the school, newest first. */
  @Get('credit-notes')
  async creditNotes(@Caller() { school }: SchoolCaller): Promise<CreditNotesDto> {
    const notes = await this.issued.creditNotesOf(school.id);
    return {
      creditNotes: notes.map(({ issuedAt, takenBackAt, ...note }) => ({
        ...note,
        issuedAt: toMalaysianIso(issuedAt),
        takenBackAt: isoOrNull(takenBackAt),
      })),
    };
  }

  /** An invoice to print. */
  @Get('invoices/:id/pdf')
  @ApiProduces(PDF)
  @ApiOkResponse(PDF_REPLY)
  invoicePdf(@Caller() caller: SchoolCaller, @DocumentId() id: string): Promise<StreamableFile> {
    return this.pdf(caller, 'invoice', id);
  }

  /** A receipt to print. */
  @Get('receipts/:id/pdf')
  @ApiProduces(PDF)
  @ApiOkResponse(PDF_REPLY)
  receiptPdf(@Caller() caller: SchoolCaller, @DocumentId() id: string): Promise<StreamableFile> {
    return this.pdf(caller, 'receipt', id);
  }

  /** A credit note to print. */
  @Get('credit-notes/:id/pdf')
  @ApiProduces(PDF)
  @ApiOkResponse(PDF_REPLY)
  creditNotePdf(@Caller() caller: SchoolCaller, @DocumentId() id: string): Promise<StreamableFile> {
    return this.pdf(caller, 'credit-note', id);
  }

  /** An invoice in UBL, for e-invoicing. */
  @Get('invoices/:id/ubl')
  @ApiOkResponse(UBL_REPLY)
  invoiceUbl(
    @Caller() { school, now }: SchoolCaller,
    @DocumentId() id: string,
    @Query() { version = '1.0' }: UblQueryDto,
  ): Promise<UblDocument> {
    return this.documents.ubl(school.id, 'invoice', id, now, version);
  }

  /** A credit note in UBL, for e-invoicing. */
  @Get('credit-notes/:id/ubl')
  @ApiOkResponse(UBL_REPLY)
  creditNoteUbl(
    @Caller() { school, now }: SchoolCaller,
    @DocumentId() id: string,
    @Query() { version = '1.0' }: UblQueryDto,
  ): Promise<UblDocument> {
    return this.documents.ubl(school.id, 'credit-note', id, now, version);
  }

  private async pdf({ school, now }: SchoolCaller, kind: DocumentKind, id: string): Promise<StreamableFile> {
    const { content, contentType, filename } = await this.documents.pdf(school.id, kind, id, now);
    return new StreamableFile(content, { type: contentType, disposition: `inline; filename="${filename}"` });
  }
}
