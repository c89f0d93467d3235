import { IsDayOfThisCentury } from '../../../../platform/http/is-day.js';
import { IsPlainText } from '../../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../../platform/http/may-be-absent.js';
import { Length } from '../../../../platform/http/text-length.js';

export class LedgerQueryDto {
  /** Only this school, by its code; all of them unless told */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 63)
  school?: string;

  /** The first day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  from?: string;

  /** The last day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  to?: string;
}
