// Written by `npm run contract`.

export const newNodeBounds = {
  code: { maxLength: 20 },
  text: { maxLength: 2000 },
  descriptors: { most: 6, maxLength: 2000 },
} as const;
