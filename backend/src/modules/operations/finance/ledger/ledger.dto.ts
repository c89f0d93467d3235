import { IsISO8601, Length, Matches } from 'class-validator';
import { IsPlainText } from '../../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../../platform/http/may-be-absent.js';

const DAY = /^20\d\d-\d\d-\d\d$/;

export class LedgerQueryDto {
  /** Only this school, by its code; all of them unless told */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 63)
  school?: string;

  /** The first day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(DAY)
  from?: string;

  /** The last day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsISO8601({ strict: true })
  @Matches(DAY)
  to?: string;
}
