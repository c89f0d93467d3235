// Written by `npm run contract`.

export const guardianBounds = {
  name: { maxLength: 120 },
} as const;
