import { IsIn } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { UBL_VERSIONS, type UblVersion } from './ubl/ubl-document.js';

export class ReceiptDto {
  id: string;

  /** e.g. RES-2026-000001 */
  number: string;

  invoiceId: string;

  /** e.g. INV-2026-000001 */
  invoiceNumber: string;

  /** e.g. billplz */
  provider: string;

  /** e.g. Billplz */
  method: string;

  amountSen: number;

  /** e.g. MYR */
  currency: string;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  paidAt: string;

  issuedAt: string;
}

export class ReceiptsDto {
  /** Newest first */
  receipts: ReceiptDto[];
}

export class CreditNoteDto {
  id: string;

  /** e.g. NK-2026-000001 */
  number: string;

  invoiceId: string;

  /** e.g. INV-2026-000001 */
  invoiceNumber: string;

  amountSen: number;

  /** e.g. MYR */
  currency: string;

  reason: string;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  issuedAt: string;

  /** Since when it takes nothing back any more: its dispute was won after all; null while it stands. */
  takenBackAt: string | null;
}

export class CreditNotesDto {
  /** Newest first */
  creditNotes: CreditNoteDto[];
}

export class UblQueryDto extends SchoolQueryDto {
  /** Of the document's structure at MyInvois; 1.1 has the place of a signature, and none in it. 1.0 unless said */
  @MayBeAbsent()
  @IsIn(UBL_VERSIONS)
  version?: UblVersion;
}
