// Written by `npm run contract`.

export const suspendBounds = {
  reason: { minLength: 3, maxLength: 200 },
} as const;
