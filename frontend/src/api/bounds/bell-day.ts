// Written by `npm run contract`.

export const bellDayBounds = {
  weekdays: { most: 7 },
  gradeLevels: { most: 20 },
  rows: { most: 30 },
} as const;
