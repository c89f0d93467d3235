// Written by `npm run contract`.

export const changeRollOverBounds = {
  name: { maxLength: 20 },
} as const;
