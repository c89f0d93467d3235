// Written by `npm run contract`.

export const newBellScheduleBounds = {
  name: { maxLength: 100 },
  days: { most: 40 },
} as const;
