// Written by `npm run contract`.

export const newTimetableImportBounds = {
  name: { maxLength: 80 },
  classes: { most: 400 },
  groups: { most: 4000 },
  subjects: { most: 300 },
  rooms: { most: 500 },
  teachingSets: { most: 4000 },
  lessons: { most: 10_000 },
  overrides: { most: 5000 },
  matches: { most: 6000 },
} as const;
