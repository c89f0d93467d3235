// Written by `npm run contract`.

export const newCalendarEventBounds = {
  except: { most: 60 },
  title: { maxLength: 200 },
  place: { maxLength: 100 },
  classIds: { most: 200 },
  note: { maxLength: 2000 },
} as const;
