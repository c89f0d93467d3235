// Written by `npm run contract`.

export const newPlanBlockBounds = {
  name: { maxLength: 100 },
  steps: { maxLength: 2000 },
} as const;
