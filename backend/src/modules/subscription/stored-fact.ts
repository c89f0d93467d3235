import { toDate } from '../../platform/clock/instant.js';
import type { Cancellation, Extension, IntervalFact, TrialGranted } from './domain/fact.js';

/** The facts this module owns; those of payments are billing's. */
export type SchoolFact = (TrialGranted | Extension | Cancellation | IntervalFact) &
  Readonly<{ actor: string }>;

export type StoredFact = {
  subject_id: string;
  kind: SchoolFact['kind'];
  at: Date;
  until: Date | null;
  days: number | null;
  mode: Cancellation['mode'] | null;
  reason: string | null;
  actor: string;
};

const EMPTY = { until: null, days: null, mode: null, reason: null };

export function toRow(fact: SchoolFact): StoredFact {
  const { id, kind, actor } = fact;
  switch (kind) {
    case 'trial-granted':
      return { ...EMPTY, subject_id: id, kind, actor, at: toDate(fact.at), days: fact.days };
    case 'extension':
      return {
        ...EMPTY,
        subject_id: id,
        kind,
        actor,
        at: toDate(fact.at),
        days: fact.days,
        reason: fact.reason,
      };
    case 'cancellation':
      return { ...EMPTY, subject_id: id, kind, actor, at: toDate(fact.at), mode: fact.mode };
    default: {
      const until = fact.until === null ? null : toDate(fact.until);
      return { ...EMPTY, subject_id: id, kind, actor, at: toDate(fact.from), until };
    }
  }
}

export function toFact(row: StoredFact): SchoolFact {
  const { subject_id: id, kind, actor, reason } = row;
  const at = row.at.getTime();
  switch (kind) {
    case 'trial-granted':
      return { kind, id, actor, at, days: known(row.days, 'days') };
    case 'extension':
      return { kind, id, actor, at, days: known(row.days, 'days'), reason: reason ?? '', by: actor };
    case 'cancellation':
      return { kind, id, actor, at, mode: known(row.mode, 'mode') };
    default:
      return { kind, id, actor, from: at, until: row.until?.getTime() ?? null };
  }
}

/** The table's own checks keep these filled; a row without them is corrupt and must not be guessed at. */
function known<T>(value: T | null, column: string): T {
  if (value === null) throw new Error(`A subscription fact lacks its ${column}.`);
  return value;
}
