// Written by `npm run contract`.

export const amendmentBounds = {
  reason: { maxLength: 500 },
} as const;
