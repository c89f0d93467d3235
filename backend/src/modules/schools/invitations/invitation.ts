import type { SchoolRole } from '../../../platform/access/access.js';
import { DAY_MS } from '../../../platform/calendar/day.js';

export const INVITATION_DAYS = 7;

/** Instants in epoch milliseconds. */
export type Invitation = Readonly<{
  id: string;
  email: string;
  /** The highest of the roles, as in a membership. */
  role: SchoolRole;
  roles: readonly SchoolRole[];
  displayName: string;
  sentAt: number;
  expiresAt: number;
  acceptedAt: number | null;
  revokedAt: number | null;
  /** The person of the school as whom they will sign in; null where joining makes them one. */
  personId: string | null;
}>;

export type InvitationState = 'waiting' | 'expired' | 'revoked' | 'accepted';

export function stateOf(
  { acceptedAt, revokedAt, expiresAt }: Pick<Invitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  now: number,
): InvitationState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return now < expiresAt ? 'waiting' : 'expired';
}

export function expiryFrom(now: number): number {
  return now + INVITATION_DAYS * DAY_MS;
}
