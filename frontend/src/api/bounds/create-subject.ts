// Written by `npm run contract`.

export const createSubjectBounds = {
  name: { maxLength: 80 },
  code: { maxLength: 8 },
  levels: { most: 14 },
  mark: { maxLength: 2 },
  hue: { min: 0, max: 9 },
} as const;
