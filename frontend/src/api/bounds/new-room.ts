// Written by `npm run contract`.

export const newRoomBounds = {
  name: { maxLength: 60 },
  kind: { maxLength: 60 },
  capacity: { min: 1, max: 5000 },
} as const;
