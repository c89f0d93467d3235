// Written by `npm run contract`.

export const billingAddressBounds = {
  lines: { most: 3, maxLength: 100 },
  city: { maxLength: 50 },
} as const;
