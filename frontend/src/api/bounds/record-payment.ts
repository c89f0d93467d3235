// Written by `npm run contract`.

export const recordPaymentBounds = {
  planCode: { maxLength: 40 },
  reference: { maxLength: 100 },
  amountSen: { min: 1, max: 100_000_000 },
  reason: { minLength: 3, maxLength: 500 },
} as const;
