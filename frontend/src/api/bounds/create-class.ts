// Written by `npm run contract`.

export const createClassBounds = {
  name: { maxLength: 40 },
  gradeLevels: { most: 9 },
  stream: { maxLength: 40 },
  groups: { most: 60 },
} as const;
