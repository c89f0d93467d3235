import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length } from '../../../platform/http/text-length.js';
import { type FlagReason, MANUAL_METHODS, type ManualMethod } from '../../billing/index.js';
import type { ReminderSkip } from './reminders/reminders.repository.js';

const FLAGS = [
  'INVOICE_PAID_TWICE',
  'UPGRADE_PAID_TOO_LATE',
  'REFUND_EXCEEDS_PAYMENT',
  'PAID_AFTER_END',
  'PAYMENT_DISPUTED',
  'DISPUTE_LOST',
  'REFUND_FAILED',
] as const satisfies readonly FlagReason[];
const MOST_SEN = 100_000_000;

export class FinanceOrderDto {
  /** Chosen by the client: ordered again it is the same order, and done once */
  @IsUUID()
  id: string;

  /** Why, for the record */
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}

export class RemindDto extends FinanceOrderDto {
  /** Codes, e.g. aba1001 */
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, 63, { each: true })
  schools: string[];
}

export class ReminderResultDto {
  /** e.g. aba1001 */
  school: string;

  name: string;

  /** Why the school was left out; null where it was reminded, or will be. NO_RECIPIENT: it has no Admin Utama */
  skipped: ReminderSkip | null;

  /** When it will be reminded; null where that has been done, or will not be */
  plannedFor: string | null;
}

export class RemindedDto {
  /** One for each school, in the order asked for */
  results: ReminderResultDto[];
}

export class ExtendDto extends FinanceOrderDto {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(90)
  days: number;

  /** The end of grace as whoever orders it sees it: the days count from there, and no second time from elsewhere */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Length(20, 40)
  graceEnd?: string;
}

export class KeptEvidenceDto {
  /** To be named with the payment */
  evidenceId: string;
}

export class FinanceEvidenceDto {
  /** Opens for a minute */
  url: string;
}

export class RecordPaymentDto extends FinanceOrderDto {
  @IsPlainText()
  @Length(1, 40)
  planCode: string;

  @IsIn([1, 12])
  termMonths: 1 | 12;

  /** The day on which the money was received, YYYY-MM-DD; not after today */
  @IsDayOfThisCentury()
  paidOn: string;

  @IsIn(MANUAL_METHODS)
  method: ManualMethod;

  /** e.g. the number of the cheque */
  @IsPlainText()
  @Length(1, 100)
  reference: string;

  /** As the evidence shows it, typed by who looked: compared with the price, e.g. 15000 for RM 150.00 */
  @IsInt()
  @Min(1)
  @Max(MOST_SEN)
  amountSen: number;

  @IsUUID()
  evidenceId: string;

  /** Said where a payment of this method and reference stands already, and this is another */
  @MayBeAbsent()
  @IsBoolean()
  isAnother?: boolean;
}

export class CreditDto extends FinanceOrderDto {
  @IsUUID()
  invoiceId: string;

  @IsInt()
  @Min(1)
  @Max(MOST_SEN)
  amountSen: number;
}

export class RefundDto extends FinanceOrderDto {
  @IsPlainText()
  @Length(1, 40)
  provider: string;

  @IsPlainText()
  @Length(1, 200)
  paymentId: string;

  @IsInt()
  @Min(1)
  @Max(MOST_SEN)
  amountSen: number;
}

/** `reason` is the note itself. */
export class WriteNoteDto extends FinanceOrderDto {
  /** Makes it a promise to pay by that day, YYYY-MM-DD; from today to 90 days ahead */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  promisedFor?: string;
}

export class ChangeOwnerDto extends FinanceOrderDto {
  /** One of the finance staff, or null for nobody */
  @ValidateIf((order: ChangeOwnerDto) => order.ownerId !== null)
  @IsUUID()
  ownerId: string | null;
}

export class PaymentFlagDto {
  provider: string;

  paymentId: string;

  flag: FlagReason;

  school: string;

  schoolName: string;

  invoiceNumber: string;

  amountSen: number;

  raisedAt: string;
}

export class PaymentFlagsDto {
  /** Oldest first */
  flags: PaymentFlagDto[];
}

export class ResolveFlagDto {
  @IsPlainText()
  @Length(1, 40)
  provider: string;

  @IsPlainText()
  @Length(1, 200)
  paymentId: string;

  @IsIn(FLAGS)
  flag: FlagReason;

  /** What came of it, for the record */
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}
