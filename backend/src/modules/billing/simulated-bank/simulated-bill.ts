export type SimulatedBillState = 'open' | 'pending' | 'failed' | 'paid' | 'closed';

/** What a payer can make of a bill. */
export const SIMULATED_OUTCOMES = ['paid', 'failed', 'pending'] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/** Where a payer may have an account. */
export const SIMULATED_BANKS = ['Maybank', 'CIMB Bank', 'Bank Islam', 'Public Bank', 'BSN'] as const;
export type SimulatedBankName = (typeof SIMULATED_BANKS)[number];

export type SimulatedBill = Readonly<{
  reference: string;
  description: string;
  payerName: string;
  amountSen: number;
  currency: string;
  returnUrl: string;
  state: SimulatedBillState;
  /** Where it was tried last, if the payer said. */
  bank: string | null;
  /** How often something happened to the bill; names its events. */
  attempts: number;
  changedAt: number | null;
}>;
