// Written by `npm run contract`.

export const secondFactorRemovalBounds = {
  reason: { minLength: 3, maxLength: 500 },
} as const;
