export type SimulatedBillState = 'open' | 'pending' | 'failed' | 'paid';

/** What a payer can make of a bill. */
export const SIMULATED_OUTCOMES = ['paid', 'failed', 'pending'] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

export type SimulatedBill = Readonly<{
  reference: string;
  description: string;
  payerName: string;
  amountSen: number;
  currency: string;
  returnUrl: string;
  state: SimulatedBillState;
  /** How often something happened to the bill; names its events. */
  attempts: number;
  changedAt: number | null;
}>;
