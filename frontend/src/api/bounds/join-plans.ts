// Written by `npm run contract`.

export const joinPlansBounds = {
  matches: { most: 200 },
} as const;
