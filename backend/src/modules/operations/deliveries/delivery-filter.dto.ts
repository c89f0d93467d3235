import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsString } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { INBOX_STATES, type InboxState } from '../../webhooks/index.js';

/** Everything given must hold. */
export class DeliveryFilterDto {
  /** Ours, or the provider's own name of the event, whole */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 500)
  id?: string;

  /** e.g. aba1001; known of events that were processed */
  @MayBeAbsent()
  @IsString()
  @Length(1, 63)
  school?: string;

  /** e.g. billplz */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 40)
  provider?: string;

  /** Any of these; in an address separated by commas */
  @MayBeAbsent()
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMaxSize(10)
  @IsIn(INBOX_STATES, { each: true })
  states?: InboxState[];

  /** A code, e.g. AMOUNT_MISMATCH */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 100)
  reason?: string;

  /** First day of receipt in Malaysia, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  from?: string;

  /** Last day of receipt, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  to?: string;

  /** Stands in the body as it came; without `from`, of the last 30 days */
  @MayBeAbsent()
  @IsPlainText()
  @MaxLength(200)
  text?: string;
}
