// Written by `npm run contract`.

export const publicationBounds = {
  reason: { maxLength: 300 },
  promises: { most: 500 },
} as const;
