// Written by `npm run contract`.

export const addToReflectionBounds = {
  text: { maxLength: 2000 },
} as const;
