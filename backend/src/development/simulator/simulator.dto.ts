import { IsIn, IsString } from 'class-validator';
import { TERMS, type TermMonths } from '../../modules/billing/index.js';
import { ExplanationDto, SubscriptionStatusDto } from '../../modules/subscription/index.js';
import type { InboxState } from '../../modules/webhooks/index.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { Length } from '../../platform/http/text-length.js';
import { IsInstant } from '../is-instant.js';

export class SimulatedSchoolDto {
  /** e.g. aba1001 */
  code: string;

  name: string;
}

export class SimulatedSchoolsDto {
  schools: SimulatedSchoolDto[];
}

export class InstantDto {
  /** Where the school is looked at; the business clock unless said, e.g. 2026-12-01T00:00:00+08:00 */
  @MayBeAbsent()
  @IsInstant()
  at?: string;
}

export class ReaderViewDto {
  role: 'teacher' | 'supervisor' | 'admin' | 'main_admin';

  status: SubscriptionStatusDto;
}

export class DatedLevelDto {
  /** e.g. 2026-12-01T00:00:00.000+08:00 */
  at: string;

  /** As the engine names it, e.g. grace-day-3 */
  rule: string;

  level: SubscriptionStatusDto['restrictionLevel'];
}

export class SimulatedBillDto {
  reference: string;

  state: 'open' | 'pending' | 'failed' | 'paid' | 'closed';

  amountSen: number;

  description: string;
}

export class SimulationDto {
  school: SimulatedSchoolDto;

  /** The facts, and what holds at that instant. */
  explanation: ExplanationDto;

  /** What each role of the school is told. */
  views: ReaderViewDto[];

  /** What is to come after that instant, in order. */
  ahead: DatedLevelDto[];

  /** What has been recorded as happened, newest first. */
  passed: DatedLevelDto[];

  /** The newest of Bank Simulasi */
  bill: SimulatedBillDto | null;
}

export class BillOrderDto {
  /** e.g. t60 */
  @IsString()
  @Length(1, 40)
  planCode: string;

  /** 1 or 12 */
  @IsIn(TERMS)
  termMonths: TermMonths;
}

export class BankDeliveriesDto {
  /** Of the bill that was played */
  reference: string;

  /** How many deliveries the bank made, or will make */
  planned: number;

  /** How many of them the product took; 0 while they are delayed */
  taken: number;
}

export class InboxAttemptDto {
  at: string;

  outcome: string;

  error: string | null;
}

export class InboxLineDto {
  id: string;

  provider: string;

  dedupeKey: string;

  state: InboxState;

  reason: string | null;

  /** How often the provider told it */
  deliveries: number;

  receivedAt: string;

  /** Oldest first */
  attempts: InboxAttemptDto[];
}

export class InboxLinesDto {
  /** Newest first */
  events: InboxLineDto[];
}
