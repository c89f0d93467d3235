import { DAY_MS } from '../../../platform/calendar/day.js';
/** Why an invoice that nobody paid asks for nothing any more. */
export type InvoiceEnd = 'like-paid' | 'replaced' | 'cancelled';
export type InvoiceState = 'open' | 'paid' | 'credited' | 'void' | 'expired';

/** What has happened to an invoice so far: instants in epoch milliseconds, null for what has not. */
export type InvoiceFacts = Readonly<{
  createdAt: number;
  /** From then on it asks for nothing; null of one that never waited to be paid. */
  expiresAt: number | null;
  paidAt: number | null;
  /** When its credit notes reached its amount. */
  creditedAt: number | null;
  ended: Readonly<{ at: number; cause: InvoiceEnd }> | null;
}>;
export type InvoiceLife = Readonly<{ state: InvoiceState; since: number; cause: InvoiceEnd | null }>;

/** The rest of the day, and two weeks for a school that has to ask its bursar first. */
const TERM_DAYS = 15;

/**
 * The first that holds, whatever came first: money that was taken counts also where it came for an invoice that asked
 * for nothing any more, and what was credited whole is settled.
 */
export function invoiceLife(facts: InvoiceFacts, now: number): InvoiceLife {
  const { createdAt, expiresAt, paidAt, creditedAt, ended } = facts;
  if (creditedAt !== null) return { state: 'credited', since: creditedAt, cause: null };
  if (paidAt !== null) return { state: 'paid', since: paidAt, cause: null };
  if (ended) return { state: 'void', since: ended.at, cause: ended.cause };
  if (expiresAt !== null && now >= expiresAt) return { state: 'expired', since: expiresAt, cause: null };
  return { state: 'open', since: createdAt, cause: null };
}

/** From when on it asks for no money any more; null while no end is known. */
export function asksUntil({ paidAt, creditedAt, ended, expiresAt }: InvoiceFacts): number | null {
  const ends = [paidAt, creditedAt, ended?.at ?? null, expiresAt].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Until when a new one may be paid: the quote of an upgrade is that of its day. `dayStart`: of the day it is made. */
export function expiryOf({ isUpgrade }: Readonly<{ isUpgrade: boolean }>, dayStart: number): number {
  return dayStart + (isUpgrade ? DAY_MS : TERM_DAYS * DAY_MS);
}
