// Written by `npm run contract`.

export const holidayBounds = {
  name: { maxLength: 200 },
} as const;
