// Written by `npm run contract`.

export const eraseLeaversBounds = {
  confirmation: { maxLength: 60 },
} as const;
