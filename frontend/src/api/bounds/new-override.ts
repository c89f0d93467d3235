// Written by `npm run contract`.

export const newOverrideBounds = {
  reason: { maxLength: 300 },
  lessonIds: { most: 100 },
} as const;
