// Written by `npm run contract`.

export const newTimetableBounds = {
  name: { maxLength: 80 },
} as const;
