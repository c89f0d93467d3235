// Written by `npm run contract`.

export const newVisitorLinkBounds = {
  teacherIds: { most: 150 },
  weeks: { most: 60 },
  visitor: { maxLength: 120 },
} as const;
