// Written by `npm run contract`.

export const newLessonBounds = {
  weekday: { min: 0, max: 6 },
  title: { maxLength: 80 },
  teacherIds: { most: 400 },
  classIds: { most: 200 },
} as const;
