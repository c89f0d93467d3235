// Written by `npm run contract`.

export const newAcademicYearBounds = {
  name: { maxLength: 20 },
} as const;
