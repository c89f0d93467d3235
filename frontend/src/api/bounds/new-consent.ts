// Written by `npm run contract`.

export const newConsentBounds = {
  guardianName: { maxLength: 120 },
} as const;
