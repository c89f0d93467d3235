// Written by `npm run contract`.

export const newPupilBounds = {
  name: { maxLength: 120 },
  registerNumber: { maxLength: 20 },
} as const;
