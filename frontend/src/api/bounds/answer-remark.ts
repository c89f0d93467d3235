// Written by `npm run contract`.

export const answerRemarkBounds = {
  body: { maxLength: 1000 },
} as const;
