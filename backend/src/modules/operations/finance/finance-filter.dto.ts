import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsUUID, ValidateIf } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length } from '../../../platform/http/text-length.js';
import { PageQueryDto } from '../../../platform/page/page.dto.js';
import { DUNNING_STEPS, type DunningStep } from './charts/dunning.read-model.js';
import { PROMISE_STATES, type PromiseState } from './finance-filter.js';
import { FINANCE_SORTS, type FinanceSort } from './finance-schools.read-model.js';
import { AGES, type Age, FINANCE_VIEWS, type FinanceView } from './finance-view.js';

/** Everything given must hold. */
export class FinanceFilterDto {
  /** owed unless told otherwise; what each holds stands with the figures */
  @MayBeAbsent()
  @IsIn(FINANCE_VIEWS)
  view?: FinanceView;

  /** Grace by its days, then what follows it */
  @MayBeAbsent()
  @IsIn(AGES)
  age?: Age;

  /** e.g. t60 */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 40)
  plan?: string;

  /** A person of the staff by id, or `none` */
  @MayBeAbsent()
  @ValidateIf((filter: FinanceFilterDto) => filter.owner !== 'none')
  @IsUUID()
  owner?: string;

  /** A promise to pay for the debt that stands: its day is to come, or over */
  @MayBeAbsent()
  @IsIn(PROMISE_STATES)
  promise?: PromiseState;

  /** Coverage ended on this day or later, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  endedFrom?: string;

  /** Coverage ended on this day or earlier, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  endedTo?: string;

  /** How far a school whose coverage ended within 90 days has come */
  @MayBeAbsent()
  @IsIn(DUNNING_STEPS)
  dunning?: DunningStep;

  /** A payment failed there within 90 days, e.g. billplz */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 40)
  failedVia?: string;

  /** A payment failed at this bank within 90 days, e.g. Maybank; none for one that nobody named */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 60)
  failedBank?: string;

  /** A payment failed within 90 days in these words of the bank; none for without words */
  @MayBeAbsent()
  @IsPlainText()
  @Length(1, 200)
  failure?: string;

  /** The beginning of the code or a part of the name */
  @MayBeAbsent()
  @IsPlainText()
  @Length(0, 100)
  text?: string;

  /** expiry unless told otherwise */
  @MayBeAbsent()
  @IsIn(FINANCE_SORTS)
  sort?: FinanceSort;

  /** desc unless told otherwise: of debts the youngest first */
  @MayBeAbsent()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';
}

export class FinanceSchoolsQueryDto extends IntersectionType(FinanceFilterDto, PageQueryDto) {}
