// Written by `npm run contract`.

export const newReflectionTemplateBounds = {
  name: { maxLength: 100 },
  text: { maxLength: 2000 },
} as const;
