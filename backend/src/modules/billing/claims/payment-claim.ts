import { defineBucket } from '../../../platform/hosted-backend/file-bucket.js';
import type { ManualMethod } from '../payments/manual-payment.js';

/** Pictures and prints that show a payment past every provider. A claim may follow its evidence by days. */
export const EVIDENCE_FILES = defineBucket({
  name: 'payment-evidence',
  maxBytes: 5_000_000,
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  graceDays: 7,
});

/** A payment past every provider, as the school tells of it. `paidOn`: YYYY-MM-DD. */
export type PaymentClaim = Readonly<{
  /** Of the evidence too. */
  id: string;
  method: ManualMethod;
  reference: string;
  amountSen: number;
  paidOn: string;
}>;

/** What finance has made of it; recorded once a payment with this evidence is, whatever was said before. */
export type ClaimState = 'waiting' | 'recorded' | 'declined';

/** `declineReason`: in the words of finance, for the school; null unless it is declined. */
export type SentClaim = PaymentClaim &
  Readonly<{ sentAt: Date; state: ClaimState; declineReason: string | null }>;
