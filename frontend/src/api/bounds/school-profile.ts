// Written by `npm run contract`.

export const schoolProfileBounds = {
  ppd: { minLength: 2, maxLength: 120 },
  teacherCount: { min: 1, max: 1000 },
} as const;
