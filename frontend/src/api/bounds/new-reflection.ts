// Written by `npm run contract`.

export const newReflectionBounds = {
  reason: { maxLength: 300 },
  present: { min: 0, max: 999 },
  mastered: { min: 0, max: 999 },
  text: { maxLength: 10_000 },
} as const;
