// Written by `npm run contract`.

export const contestCodeBounds = {
  code: { maxLength: 63 },
  name: { maxLength: 200 },
  contact: { minLength: 3, maxLength: 200 },
  reason: { minLength: 10, maxLength: 1000 },
} as const;
