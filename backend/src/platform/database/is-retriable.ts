import { DatabaseError } from 'pg';

// lock_not_available, deadlock_detected, serialization_failure.
const CODES = new Set(['55P03', '40P01', '40001']);

/** Whether a statement failed because of what somebody else did at the same time, and may be run again as it stands. */
export function isRetriable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  // Roles and rights are rows too; Postgres has no code of its own for two who change one at once.
  return CODES.has(error.code ?? '') || error.message === 'tuple concurrently updated';
}
