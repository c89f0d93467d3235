// Written by `npm run contract`.

export const newCommentBounds = {
  body: { maxLength: 1000 },
} as const;
