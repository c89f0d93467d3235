import { Type } from 'class-transformer';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { IsDayOfThisCentury } from '../../../../platform/http/is-day.js';
import { IsPlainText } from '../../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../../platform/http/may-be-absent.js';
import { Length } from '../../../../platform/http/text-length.js';
import { FinanceOrderDto } from '../finance-actions.dto.js';

const MOST_DAYS = 365;
const MOST_TEACHERS = 1_000;

export class IntervalOrderDto extends FinanceOrderDto {
  /** The first day, YYYY-MM-DD; at once where it is today or left out */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  firstDay?: string;

  /** The last day, YYYY-MM-DD; until it is ended where it is left out */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  lastDay?: string;
}

export class PolicyOrderDto extends FinanceOrderDto {
  /** Days of grace after coverage */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST_DAYS)
  graceDays: number;

  /** Days of limited access after grace */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST_DAYS)
  limitedDays: number;

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MOST_DAYS)
  trialDays: number;

  /** Teachers of a school that has bought nothing yet */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_TEACHERS)
  trialTeacherLimit: number;

  /** The day from whose beginning it holds, YYYY-MM-DD; tomorrow or later */
  @IsDayOfThisCentury()
  effectiveFrom: string;
}

export class SharedPolicyOrderDto extends PolicyOrderDto {
  /** e.g. t60; null: for everybody */
  @ValidateIf((order: SharedPolicyOrderDto) => order.planCode !== null)
  @IsPlainText()
  @Length(1, 40)
  planCode: string | null;
}

export class PolicyVersionDto {
  id: string;

  /** null where it is for everybody, or for one school */
  planCode: string | null;

  graceDays: number;

  limitedDays: number;

  trialDays: number;

  trialTeacherLimit: number;

  effectiveFrom: string;

  actor: string;

  reason: string | null;
}

export class PolicyVersionsDto {
  /** The one that takes effect last first */
  versions: PolicyVersionDto[];
}

export class OpenIntervalDto {
  kind: 'suspension' | 'enforcement-off';

  from: string;

  /** null: until it is ended */
  until: string | null;
}

export class OpenIntervalsDto {
  /** Those that run, and those to come */
  intervals: OpenIntervalDto[];
}
