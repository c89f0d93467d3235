import type { ManualMethod } from '../payments/manual-payment.js';

/** What was kept of a payment that came without a provider. */
export class EvidenceDto {
  /** Of the invoice that it paid */
  id: string;

  /** e.g. INV-2026-000001 */
  invoiceNumber: string;

  method: ManualMethod;

  /** e.g. the number of the cheque */
  reference: string;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  recordedAt: string;

  hasFile: boolean;
}

export class EvidenceListDto {
  /** Newest first */
  evidence: EvidenceDto[];
}
