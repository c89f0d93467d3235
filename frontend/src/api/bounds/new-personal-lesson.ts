// Written by `npm run contract`.

export const newPersonalLessonBounds = {
  className: { maxLength: 80 },
  subject: { maxLength: 80 },
  weekday: { min: 0, max: 6 },
  room: { maxLength: 60 },
} as const;
