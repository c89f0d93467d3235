// Written by `npm run contract`.

export const newCalendarEntryBounds = {
  name: { maxLength: 200 },
  classIds: { most: 200 },
} as const;
