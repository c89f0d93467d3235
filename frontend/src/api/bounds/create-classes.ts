// Written by `npm run contract`.

export const createClassesBounds = {
  classes: { most: 100 },
} as const;
