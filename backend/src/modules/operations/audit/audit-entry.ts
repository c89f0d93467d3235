import type { StaffCaller } from '../../../platform/access/caller.js';

export const TARGET_KINDS = ['event', 'replay', 'provider', 'school', 'plan', 'policy', 'finance'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export type AuditTarget = Readonly<{ kind: TargetKind; id: string }>;

/** Who did it: as much of a caller as the audit keeps. */
export type Actor = Readonly<{ principal: Pick<StaffCaller['principal'], 'userId' | 'email'> }>;

/** What a person of the platform did. `result`: what came of it, in figures and codes. */
export type NewAuditEntry = Readonly<{
  caller: Actor;
  action: string;
  target: AuditTarget;
  reason: string;
  result: Readonly<Record<string, string | number | null>>;
}>;

/** `at`: epoch milliseconds. */
export type AuditEntry = Readonly<{
  id: string;
  at: number;
  actor: string;
  action: string;
  target: AuditTarget;
  reason: string;
  result: NewAuditEntry['result'];
}>;
