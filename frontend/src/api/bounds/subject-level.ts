// Written by `npm run contract`.

export const subjectLevelBounds = {
  periodsAWeek: { min: 1, max: 40 },
} as const;
