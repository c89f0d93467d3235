// Written by `npm run contract`.

export const erasePupilBounds = {
  name: { maxLength: 120 },
} as const;
