import { IsIn, IsInt, IsString, Max, Min } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length } from '../../../platform/http/text-length.js';
import { MANUAL_METHODS, type ManualMethod } from '../payments/manual-payment.js';
import type { ClaimState } from './payment-claim.js';

const MOST_SEN = 100_000_000;

/** Where the browser sends the evidence, by the tus protocol */
export class EvidenceUploadDto {
  /** Names the claim that goes with it */
  id: string;

  /** Where uploads begin, e.g. https://<project>/storage/v1/upload/resumable/sign */
  url: string;

  bucket: string;

  path: string;

  /** Its header x-signature, for two hours and this one file */
  signature: string;
}

export class SendClaimDto {
  /** e.g. aba1001; may be left out on the school's host */
  @MayBeAbsent()
  @IsString()
  @Length(1, 63)
  schoolCode?: string;

  @IsIn(MANUAL_METHODS)
  method: ManualMethod;

  /** e.g. the number of the cheque */
  @IsPlainText()
  @Length(1, 100)
  reference: string;

  /** e.g. 15000 for RM 150.00 */
  @IsInt()
  @Min(1)
  @Max(MOST_SEN)
  amountSen: number;

  /** The day of the payment, YYYY-MM-DD; not after today */
  @IsDayOfThisCentury()
  paidOn: string;
}

export class PaymentClaimDto {
  /** Of the evidence too */
  id: string;

  method: ManualMethod;

  reference: string;

  amountSen: number;

  /** YYYY-MM-DD */
  paidOn: string;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  sentAt: string;

  state: ClaimState;

  /** Why finance has declined it, null unless it has */
  declineReason: string | null;
}

export class PaymentClaimsDto {
  /** Newest first */
  claims: PaymentClaimDto[];
}
