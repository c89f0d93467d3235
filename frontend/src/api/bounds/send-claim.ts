// Written by `npm run contract`.

export const sendClaimBounds = {
  reference: { maxLength: 100 },
  amountSen: { min: 1, max: 100_000_000 },
} as const;
