// Written by `npm run contract`.

export const changeBillingDetailsBounds = {
  name: { maxLength: 150 },
  email: { maxLength: 254 },
  contacts: { most: 5 },
  preferredProvider: { maxLength: 40 },
} as const;
