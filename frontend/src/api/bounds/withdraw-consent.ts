// Written by `npm run contract`.

export const withdrawConsentBounds = {
  guardianName: { maxLength: 120 },
  reason: { maxLength: 300 },
} as const;
