// Written by `npm run contract`.

export const rollOverDecisionBounds = {
  key: { maxLength: 120 },
  value: { maxLength: 40 },
} as const;
