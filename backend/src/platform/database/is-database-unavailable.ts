import { isNativeError } from 'node:util/types';

const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
// Class 08 connection, 25P03 and 25P04 whose connection was ended for its silence or length, 53 resources, 57P0x shutdown
// and start-up, 58 a disk that fails: https://www.postgresql.org/docs/18/errcodes-appendix.html
const SQLSTATE = /^(08|25P0[34]|53|57P0|58)/;
/** What the driver says without a code, of a connection that is gone or of none. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Cannot use a pool after calling end|Client (was closed|has encountered a connection error) and is not queryable)/;

/**
 * Whether a query failed because the database is away, not because the query is wrong. Errors of the network are
 * made by Node outside the test runner's context, where `instanceof` knows them not.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  return NETWORK.has(code) || SQLSTATE.test(code) || DRIVER_MESSAGES.test(error.message);
}

// lock_not_available, and query_canceled as a statement's time-out says it.
const OVERDUE = new Set(['55P03', '57014']);

/** Whether Postgres ended a query because somebody else held what it needed, or because it took too long. */
export function isOverdue(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && OVERDUE.has(String(error.code));
}
