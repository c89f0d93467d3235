import type { TermMonths } from '../plans/plan.js';

/** The provider of a payment that came past every provider. */
export const MANUAL = 'manual';

/** 'bank-in' is one of the two before it: nobody asked which until 22 November 2026. */
export const MANUAL_METHODS = ['cash-deposit', 'bank-transfer', 'bank-in', 'cheque', 'local-order'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];

/** How the money was seen to come. `path`: the stored evidence, null if none was attached. */
export type Evidence = Readonly<{
  method: ManualMethod;
  /** e.g. the number of the cheque. */
  reference: string;
  /** As it was seen to come. */
  amountSen: number;
  /** Somebody has looked: it is not the one of the same method and reference that stands already. */
  isAnother: boolean;
  path: string | null;
  actor: string;
  reason: string;
}>;

/** `paidAt`: the day it was received, epoch milliseconds. `evidence` is left out for demo data alone. */
export type ManualPayment = Readonly<{
  planCode: string;
  termMonths: TermMonths;
  paidAt: number;
  evidence?: Evidence;
}>;
