import { PageDto } from '../../../platform/page/page.dto.js';
import type { DisputeState, ManualMethod } from '../../billing/index.js';
import type { AttemptKind, Level } from './finance-row.js';
import type { Age } from './finance-view.js';

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

  /** e.g. Maybank, where the provider told of an attempt that failed */
  bankName: string | null;

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

  /** E, the first instant without coverage; null of a school that never had any */
  expiresAt: string | null;

  graceEnd: string | null;

  /** Day of grace, counted from 1; null outside grace */
  graceDay: number | null;

  /** G, extensions counted in */
  graceDays: number;

  /** Of the next term; null if nothing was ever bought */
  planCode: string | null;

  planName: string | null;

  termMonths: number | null;

  /** The plan that runs, or ran last, and is kept; null where nothing is */
  boughtPlanName: string | null;

  /** A month of the plan that was bought, at the price of its day */
  monthlySen: number | null;

  /** A further term of the next plan at today's price */
  dueSen: number | null;

  owner: StaffMemberDto | null;

  lastAttempt: PaymentAttemptDto | null;

  lastReminderAt: string | null;

  /** When one that was ordered outside office hours goes out */
  reminderPlannedFor: string | null;

  /** False: the school has no Admin Utama, so reminders reach nobody and nobody can pay */
  hasRecipient: boolean;

  note: string | null;

  /** YYYY-MM-DD */
  promisedFor: string | null;

  /** The promised day is over and nothing was paid */
  promiseBroken: boolean;
}

export class FinanceSchoolsDto extends PageDto {
  schools: FinanceSchoolDto[];
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

  /** Ordered, and on its way at the provider: neither given back nor failed */
  pendingSen: number;

  /** At the bank, of all disputes: one that was lost before one that is open */
  dispute: DisputeState;

  /** What the bank took back with disputes that were lost */
  lostSen: number;

  /** Of what is kept, what open disputes may still take */
  atStakeSen: number;

  /** Paid, less what was given back or lost */
  keptSen: number;

  /** A refund the provider has not given yet; ordered again it is asked for again */
  openRefund: OpenRefundDto | null;

  /** Who gives money back: the provider through us, or somebody by other means, which we record */
  refundsBy: 'provider' | 'hand';

  /** How it came past every provider; null unless it did */
  manualMethod: ManualMethod | null;

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
