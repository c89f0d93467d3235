// Written by `npm run contract`.

export const newEditionBounds = {
  subjectName: { maxLength: 80 },
  year: { min: 2000, max: 2100 },
  source: { maxLength: 200 },
} as const;
