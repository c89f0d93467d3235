// Written by `npm run contract`.

export const sentAnswerBounds = {
  question: { maxLength: 200 },
  answer: { maxLength: 200 },
} as const;
