import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { DUNNING_STEPS, type DunningStep } from './charts/dunning.js';
import { PROMISE_STATES, type PromiseState } from './finance-filter.js';
import type { AttemptKind, Level } from './finance-row.js';
import { FINANCE_SORTS, type FinanceSort } from './finance-schools.read-model.js';
import { AGES, type Age, FINANCE_VIEWS, type FinanceView } from './finance-view.js';

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Everything given must hold. */
export class FinanceFilterDto {
  /** owed unless told otherwise; what each holds stands with the figures */
  @IsOptional()
  @IsIn(FINANCE_VIEWS)
  view?: FinanceView;

  /** Grace by its days, then what follows it */
  @IsOptional()
  @IsIn(AGES)
  age?: Age;

  /** e.g. t60 */
  @IsOptional()
  @IsPlainText()
  @Length(1, 40)
  plan?: string;

  /** A person of the staff by id, or `none` */
  @IsOptional()
  @ValidateIf((filter: FinanceFilterDto) => filter.owner !== 'none')
  @IsUUID()
  owner?: string;

  /** A promise to pay for the debt that stands: its day is to come, or over */
  @IsOptional()
  @IsIn(PROMISE_STATES)
  promise?: PromiseState;

  /** Coverage ended on this day or later, YYYY-MM-DD */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(DAY)
  endedFrom?: string;

  /** Coverage ended on this day or earlier, YYYY-MM-DD */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Matches(DAY)
  endedTo?: string;

  /** How far a school whose coverage ended within 90 days has come */
  @IsOptional()
  @IsIn(DUNNING_STEPS)
  dunning?: DunningStep;

  /** A payment failed there within 90 days, e.g. billplz */
  @IsOptional()
  @IsPlainText()
  @Length(1, 40)
  failedVia?: string;

  /** A payment failed within 90 days in these words of the bank; none for without words */
  @IsOptional()
  @IsPlainText()
  @Length(1, 200)
  failure?: string;

  /** The beginning of the code or a part of the name */
  @IsOptional()
  @IsPlainText()
  @Length(0, 100)
  text?: string;

  /** expiry unless told otherwise */
  @IsOptional()
  @IsIn(FINANCE_SORTS)
  sort?: FinanceSort;

  /** desc unless told otherwise: of debts the youngest first */
  @IsOptional()
  @IsIn(['asc', 'desc'])
  order?: 'asc' | 'desc';
}

export class FinanceSchoolsQueryDto extends FinanceFilterDto {
  /** nextCursor of the page before */
  @IsOptional()
  @IsString()
  @Matches(/^[\w-]{1,600}$/)
  cursor?: string;

  /** Schools on a page, 50 unless told otherwise */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

export class SumDto {
  schools: number;

  amountSen: number;
}

export class AgeSumDto extends SumDto {
  age: Age;
}

export class FinanceFiguresDto {
  /** Monthly recurring revenue: of each school within coverage that bought a plan, a month of it at the price it was billed */
  monthly: SumDto;

  /** Twelve times the monthly */
  yearlySen: number;

  /** Full access though coverage is over; the amount is a further term of each */
  grace: SumDto;

  /** Coverage ends within so many days; the greater hold the smaller */
  atRisk30: SumDto;

  atRisk60: SumDto;

  atRisk90: SumDto;

  /** Coverage that a payment brought back this month; the amount is what was paid */
  recovered: SumDto;

  /** What is owed by how long; all ages, in order */
  ages: AgeSumDto[];
}

export class PaymentAttemptDto {
  kind: AttemptKind;

  /** e.g. billplz */
  provider: string;

  /** What the bank said of it, where it said anything */
  bankMessage: string | null;

  at: string;
}

export class StaffMemberDto {
  userId: string;

  email: string;
}

export class FinanceStaffDto {
  staff: StaffMemberDto[];
}

export class FinanceSchoolDto {
  code: string;

  name: string;

  level: Level;

  /** none: nothing is owed */
  age: Age | 'none';

  /** E, the first instant without coverage */
  expiresAt: string;

  graceEnd: string;

  /** Day of grace, counted from 1; null outside grace */
  graceDay: number | null;

  /** G, extensions counted in */
  graceDays: number;

  /** Of the next term; null if nothing was ever bought */
  planCode: string | null;

  planName: string | null;

  termMonths: number | null;

  monthlySen: number | null;

  /** A further term at today's price */
  dueSen: number | null;

  owner: StaffMemberDto | null;

  lastAttempt: PaymentAttemptDto | null;

  lastReminderAt: string | null;

  note: string | null;

  /** YYYY-MM-DD */
  promisedFor: string | null;

  /** The promised day is over and nothing was paid */
  promiseBroken: boolean;
}

export class FinanceSchoolsDto {
  schools: FinanceSchoolDto[];

  /** null on the last page */
  nextCursor: string | null;
}

export class FinanceNoteDto {
  id: string;

  text: string;

  /** The day of a promise to pay, YYYY-MM-DD; null for a mere note */
  promisedFor: string | null;

  /** By e-mail */
  author: string;

  writtenAt: string;
}

export class OpenRefundDto {
  amountSen: number;

  /** What the provider said when it last failed; null while it is being asked */
  failure: string | null;
}

export class FinancePaymentDto {
  provider: string;

  paymentId: string;

  invoiceNumber: string;

  amountSen: number;

  paidAt: string;

  /** Given back so far */
  refundedSen: number;

  /** A refund the provider has not given yet; ordered again it is asked for again */
  openRefund: OpenRefundDto | null;

  /** Who gives money back: the provider through us, or somebody by other means, which we record */
  refundsBy: 'provider' | 'hand';

  /** Evidence of a payment by hand; null where there is none */
  evidenceId: string | null;
}

export class FinanceSchoolDetailDto {
  school: FinanceSchoolDto;

  /** Newest first */
  notes: FinanceNoteDto[];

  /** Newest first */
  payments: FinancePaymentDto[];
}
