import { toDate } from '../../../platform/clock/instant.js';
import type {
  Cancellation,
  CancellationWithdrawn,
  Extension,
  IntervalFact,
  PlanChoice,
  TrialGranted,
} from '../domain/fact.js';

/** The facts this module owns; those of payments are billing's. `actor`: who made it, `reason`: why. */
export type SchoolFact = (
  | TrialGranted
  | Extension
  | Cancellation
  | CancellationWithdrawn
  | PlanChoice
  | IntervalFact
) &
  Readonly<{ actor: string; reason?: string }>;

export type StoredFact = {
  subject_id: string;
  kind: SchoolFact['kind'];
  at: Date;
  until: Date | null;
  days: number | null;
  mode: Cancellation['mode'] | null;
  plan_code: string | null;
  reason: string | null;
  actor: string;
};

const EMPTY = { until: null, days: null, mode: null, plan_code: null };

export function toRow(fact: SchoolFact): StoredFact {
  const { id: subject_id, kind, actor, reason = null } = fact;
  const row = { ...EMPTY, subject_id, kind, actor, reason };
  switch (kind) {
    case 'trial-granted':
    case 'extension':
      return { ...row, at: toDate(fact.at), days: fact.days };
    case 'cancellation':
      return { ...row, at: toDate(fact.at), mode: fact.mode };
    case 'cancellation-withdrawn':
      return { ...row, at: toDate(fact.at) };
    case 'plan-choice':
      return { ...row, at: toDate(fact.at), plan_code: fact.planCode };
    default:
      return { ...row, at: toDate(fact.from), until: fact.until === null ? null : toDate(fact.until) };
  }
}

export function toFact(row: StoredFact): SchoolFact {
  const { subject_id: id, kind, actor } = row;
  const made = { id, actor, ...(row.reason !== null && { reason: row.reason }) };
  const at = row.at.getTime();
  switch (kind) {
    case 'trial-granted':
      return { ...made, kind, at, days: known(row.days, 'days') };
    case 'extension':
      return { ...made, kind, at, days: known(row.days, 'days'), reason: row.reason ?? '', by: actor };
    case 'cancellation':
      return { ...made, kind, at, mode: known(row.mode, 'mode') };
    case 'cancellation-withdrawn':
      return { ...made, kind, at };
    case 'plan-choice':
      return { ...made, kind, at, planCode: known(row.plan_code, 'plan') };
    default:
      return { ...made, kind, from: at, until: row.until?.getTime() ?? null };
  }
}

/** The table's own checks keep these filled; a row without them is corrupt and must not be guessed at. */
function known<T>(value: T | null, column: string): T {
  if (value === null) throw new Error(`A subscription fact lacks its ${column}.`);
  return value;
}
