import { ApiError, unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

export type Offer = components['schemas']['InvitationOfferDto'];

/** A link opened: what it offers, that nobody was sent it, or that this could not be asked. */
export type Opening =
  | { kind: 'offer'; offer: Offer }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: unknown };

export async function openInvitation(token: string | null): Promise<Opening> {
  if (!token) return { kind: 'unknown' };
  try {
    return { kind: 'offer', offer: await unwrap(api.POST('/api/invitations/offer', { body: { token } })) };
  } catch (failure) {
    const isUnknown = failure instanceof ApiError && (failure.status === 404 || failure.status === 400);
    return isUnknown ? { kind: 'unknown' } : { kind: 'failed', failure };
  }
}
