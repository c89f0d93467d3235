import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { SentClaim } from './payment-claim.js';
import type { PaymentClaimsDto } from './payment-claims.dto.js';

export function toClaimsDto(claims: readonly SentClaim[]): PaymentClaimsDto {
  return {
    claims: claims.map(({ sentAt, ...claim }) => ({ ...claim, sentAt: toMalaysianIso(sentAt.getTime()) })),
  };
}
