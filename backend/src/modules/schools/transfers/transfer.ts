import { DAY_MS } from '../../../platform/calendar/day.js';

export const OFFER_DAYS = 7;

/** Instants in epoch milliseconds of the business clock. */
export type Transfer = Readonly<{
  holderId: string;
  receiverId: string;
  offeredAt: number;
  expiresAt: number;
}>;

export function offerFrom(holderId: string, receiverId: string, now: number): Transfer {
  return { holderId, receiverId, offeredAt: now, expiresAt: now + OFFER_DAYS * DAY_MS };
}

/** Whom the offer is the business of: the two of it, while it waits. */
export function isShownTo(
  { holderId, receiverId, expiresAt }: Transfer,
  userId: string,
  now: number,
): boolean {
  return now < expiresAt && (userId === holderId || userId === receiverId);
}
