// Written by `npm run contract`.

export const extendBounds = {
  days: { min: 1, max: 90 },
  graceEnd: { minLength: 20, maxLength: 40 },
  reason: { minLength: 3, maxLength: 500 },
} as const;
