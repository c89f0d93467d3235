// Written by `npm run contract`.

export const changeGuardiansBounds = {
  guardians: { most: 4 },
} as const;
