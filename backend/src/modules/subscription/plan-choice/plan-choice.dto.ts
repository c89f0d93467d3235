import { IsString } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { SchoolDto, SchoolQueryDto } from '../../schools/index.js';

export class MainAdminDto {
  name: string;

  email: string;
}

/** The plan of the term that runs, or ran last. */
export class PaidPlanDto {
  code: string;

  name: string;

  termMonths: number;
}

export class NextPlanDto {
  code: string;

  name: string;
}

/** The term that is paid for already and follows the running one. */
export class PaidNextPlanDto extends NextPlanDto {
  /** Its first instant, e.g. 2026-07-01T00:00:00.000+08:00 */
  from: string;
}

/** A greater plan for the rest of what is paid for. */
export class UpgradeOfferDto {
  /** e.g. t100 */
  planCode: string;

  name: string;

  teacherLimit: number;

  /** The difference for the days left, e.g. 4741 for RM 47.41 */
  amountSen: number;

  /** Until when: the first instant that it does not reach */
  until: string;
}

export class PaymentProviderDto {
  /** e.g. billplz */
  id: string;

  name: string;
}

export class BillingOverviewDto {
  school: SchoolDto;

  /** Whether the caller may pay, and decide on plan and cancellation */
  canRenew: boolean;

  /** Who may pay, for those who may not */
  mainAdmins: MainAdminDto[];

  plan: PaidPlanDto | null;

  paidNext: PaidNextPlanDto | null;

  /** What the next renewal is for unless another plan is picked; what was paid for last while nothing was chosen */
  nextPlan: NextPlanDto | null;

  /** How many teachers the school may have now */
  teacherLimit: number;

  /** How many it has */
  teachers: number;

  /** Why the subscription will not go on after its end; null while it will */
  cancellation: 'end-of-term' | 'immediate' | null;

  mayCancel: boolean;

  mayWithdrawCancellation: boolean;

  /** What may be bought for the rest of the term, smallest first */
  upgrades: UpgradeOfferDto[];

  providers: PaymentProviderDto[];

  /** A payment waits, say for its second approver */
  pendingPayment: boolean;
}

export class UpgradeRequestDto extends SchoolQueryDto {
  /** e.g. t100 */
  @IsPlainText()
  @Length(1, 40)
  planCode: string;

  /** e.g. billplz */
  @IsString()
  @Length(1, 40)
  provider: string;
}

export class PlanChoiceRequestDto extends SchoolQueryDto {
  /** The plan of the next term, e.g. t20; that of the running one takes a choice back */
  @IsPlainText()
  @Length(1, 40)
  planCode: string;
}

export class CancellationRequestDto extends SchoolQueryDto {
  /** Why, in the school's words */
  @IsPlainText()
  @Length(1, 500)
  reason: string;
}
