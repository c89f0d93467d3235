// Written by `npm run contract`.

export const importedOverrideBounds = {
  reason: { maxLength: 300 },
  lessonIds: { most: 2000 },
} as const;
