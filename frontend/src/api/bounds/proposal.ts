// Written by `npm run contract`.

export const proposalBounds = {
  note: { maxLength: 1000 },
} as const;
