// Written by `npm run contract`.

export const sessionDaysBounds = {
  terms: { most: 12 },
  holidays: { most: 120 },
} as const;
