// Written by `npm run contract`.

export const newPlanLinkBounds = {
  address: { maxLength: 2000 },
  title: { maxLength: 200 },
} as const;
