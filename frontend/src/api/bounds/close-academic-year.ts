// Written by `npm run contract`.

export const closeAcademicYearBounds = {
  reason: { minLength: 3, maxLength: 200 },
} as const;
