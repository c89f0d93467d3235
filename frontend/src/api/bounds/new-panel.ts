// Written by `npm run contract`.

export const newPanelBounds = {
  memberIds: { most: 200 },
} as const;
