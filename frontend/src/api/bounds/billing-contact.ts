// Written by `npm run contract`.

export const billingContactBounds = {
  name: { maxLength: 200 },
  email: { maxLength: 254 },
} as const;
