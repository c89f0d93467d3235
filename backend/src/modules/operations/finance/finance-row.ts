import type { Age } from './finance-view.js';

export type Level = 'none' | 'grace_period' | 'limited' | 'locked';
export type AttemptKind = 'payment-succeeded' | 'payment-pending' | 'payment-failed' | 'payment-abandoned';

/** A school that ever had coverage. */
export type FinanceRow = SchoolRow & Readonly<{ sortKey: string; expiresAt: Date; graceEnd: Date }>;

/** A school as finance sees it; `null` where there is none, as of days of coverage. `promisedFor`: YYYY-MM-DD. */
export type SchoolRow = Readonly<{
  schoolId: string;
  code: string;
  name: string;
  level: Level;
  age: Age | 'none';
  expiresAt: Date | null;
  graceEnd: Date | null;
  graceDay: number | null;
  planCode: string | null;
  planName: string | null;
  termMonths: number | null;
  boughtPlanName: string | null;
  monthlySen: number | null;
  dueSen: number | null;
  ownerId: string | null;
  ownerEmail: string | null;
  attemptKind: AttemptKind | null;
  attemptProvider: string | null;
  attemptAt: Date | null;
  bankMessage: string | null;
  bankName: string | null;
  remindedAt: Date | null;
  reminderPlannedFor: Date | null;
  /** Whether anybody of the school is asked to pay. */
  hasRecipient: boolean;
  note: string | null;
  promisedFor: string | null;
}>;
