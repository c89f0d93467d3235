// Written by `npm run contract`.

export const deliveryActionBounds = {
  reason: { minLength: 3, maxLength: 500 },
} as const;
