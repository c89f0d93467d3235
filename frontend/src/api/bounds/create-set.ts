// Written by `npm run contract`.

export const createSetBounds = {
  name: { maxLength: 60 },
  periodsAWeek: { min: 1, max: 40 },
  parts: { most: 40 },
  teachers: { most: 20 },
} as const;
